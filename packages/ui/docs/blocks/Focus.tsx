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

/** The ring on each of the grounds it may be drawn on, as it looks while something has the focus. */
export function FocusRings() {
  return (
    <Block>
      <div className={rings} aria-hidden="true">
        <div className={ringed({ ground: 'paper' })}>
          <span className={sample({ ring: 'outward' })}>outward</span>
        </div>
        <div className={ringed({ ground: 'sunk' })}>
          <span className={sample({ ring: 'outward' })}>on sunk</span>
        </div>
        <div className={ringed({ ground: 'cloth' })}>
          <span className={sample({ ring: 'outward' })}>on cloth</span>
        </div>
        <div className={ringed({ ground: 'paper' })}>
          <span className={sample({ ring: 'inward' })}>inward</span>
        </div>
      </div>
    </Block>
  );
}

/** Things to go through with the Tab key. */
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
  floor: 'The least that anything may have: a small button, a chip, the delete of a row.',
  regular: 'What is pressed without looking: icon buttons, buttons beside others.',
  large: 'The one thing to do, and sizes.',
};
const isTarget = (name: string): name is keyof typeof target => name in target;

/** The three touch targets, as large as they are. */
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
