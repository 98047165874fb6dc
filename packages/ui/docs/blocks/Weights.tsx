import { weight } from '../../src/css/type.ts';
import { mono } from './Block.css.ts';
import { Block } from './Block.tsx';
import { item, list, word } from './Weights.css.ts';

/** Shows the weights of a Text. */
export function Weights() {
  return (
    <Block>
      <ul className={list}>
        {Object.entries(weight).map(([name, value]) => (
          <li key={name} className={item}>
            <span className={word} style={{ fontWeight: value }}>
              {name}
            </span>
            <span className={mono}>{value}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
