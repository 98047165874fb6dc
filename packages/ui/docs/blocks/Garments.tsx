import { wcagContrast } from 'culori';
import { pictures } from '../../src/components/Art/art.generated.ts';
import { Art, type ArtName } from '../../src/components/Art/index.ts';
import { Ribbon } from '../../src/components/Ribbon/index.ts';
import { dark, light, type Tint, tints } from '../../src/theme/roles.ts';
import { imageBrightness } from '../../src/theme/values.ts';
import { mono, quiet } from './Block.css.ts';
import { Block } from './Block.tsx';
import { background, caption, figure, garments, shade, swatches } from './Garments.css.ts';

const isTint = (name: string): name is Tint => name in tints;

/** Shows the seven tints in the light and in the dark theme. */
export function Tints() {
  return (
    <Block>
      <ul className={swatches}>
        {Object.keys(tints)
          .filter(isTint)
          .map((name) => (
            <li key={name}>
              <div className={background} style={{ backgroundColor: tints[name], color: light.onChalk }}>
                <Ribbon label={name} />
                <span
                  className={shade}
                  aria-hidden="true"
                  style={{ backgroundColor: tints[name], filter: `brightness(${imageBrightness.dark})` }}
                />
              </div>
              <p className={mono}>{tints[name]}</p>
              <p className={quiet}>onChalk {wcagContrast(dark.onChalk, tints[name]).toFixed(1)}</p>
            </li>
          ))}
      </ul>
    </Block>
  );
}

const TILE = '-tile';
const isArt = (name: string): name is ArtName => `${name}${TILE}` in pictures;
const names = Object.keys(pictures)
  .filter((picture) => picture.endsWith(TILE))
  .map((picture) => picture.slice(0, -TILE.length))
  .filter(isArt);

/** Shows every image that the shop draws itself. */
export function Garments() {
  return (
    <Block>
      <ul className={garments}>
        {names.map((name) => (
          <li key={name}>
            <figure className={figure}>
              <Art name={name} sizes="180px" />
              <figcaption className={`${mono} ${caption}`}>{name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Block>
  );
}
