import { useState } from 'react';
import { Button } from '../../src/components/Button/index.ts';
import { heartIcon } from '../../src/components/Icon/index.ts';
import { IconButton } from '../../src/components/IconButton/index.ts';
import { Link } from '../../src/components/Link/index.ts';
import { TextField } from '../../src/components/TextField/index.ts';
import { target } from '../../src/theme/values.ts';
import { mono, quiet } from './Block.css.ts';
import { Block } from './Block.tsx';
import { box, boxes, onCloth, ringed, rings, sample, samples } from './Focus.css.ts';

/** Shows the focus ring on each background it may be drawn on. */
export function FocusRings() {
  return (
    <Block>
      <div className={rings} aria-hidden="true">
        <div className={ringed({ background: 'paper' })}>
          <span className={sample({ ring: 'outward' })}>outward</span>
        </div>
        <div className={ringed({ background: 'sunk' })}>
          <span className={sample({ ring: 'outward' })}>on sunk</span>
        </div>
        <div className={ringed({ background: 'cloth' })}>
          <span className={sample({ ring: 'outward' })}>on cloth</span>
        </div>
        <div className={ringed({ background: 'paper' })}>
          <span className={sample({ ring: 'inward' })}>inward</span>
        </div>
      </div>
    </Block>
  );
}

/** Shows controls to move through with the Tab key. */
export function TryTheKeyboard() {
  const [name, setName] = useState('');
  return (
    <Block>
      <div className={samples}>
        <Button label="Proceed to Checkout" size="large" />
        <Button label="Continue Shopping" emphasis="outline" />
        <IconButton icon={heartIcon} label="Add to wishlist" />
        <Link href="#try-the-keyboard" label="Change Number" placement="alone" />
        <div className={onCloth}>
          <IconButton icon={heartIcon} label="Add to wishlist, on cloth" variant="onCloth" />
        </div>
        <TextField label="Name" value={name} onValueChange={setName} />
      </div>
    </Block>
  );
}

const uses: Record<keyof typeof target, string> = {
  minimum: 'The least for every control: small buttons, chips, the delete button of a row.',
  regular: 'Controls that are used often: icon buttons, buttons beside others.',
  large: 'The primary action of a screen, and sizes.',
};
const isTarget = (name: string): name is keyof typeof target => name in target;

/** Shows the three touch targets at their real size. */
export function Targets() {
  return (
    <Block>
      <ul className={boxes}>
        {Object.keys(target)
          .filter(isTarget)
          .map((name) => (
            <li key={name}>
              <div className={box} style={{ inlineSize: target[name], blockSize: target[name] }}>
                {target[name]}
              </div>
              <p className={mono}>target.{name}</p>
              <p className={quiet}>{uses[name]}</p>
            </li>
          ))}
      </ul>
    </Block>
  );
}
