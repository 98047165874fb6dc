import { dark, light } from '../../src/theme/roles.ts';
import { gutter, px, radius, shadow, shadowCss, space } from '../../src/theme/values.ts';
import { mono, quiet } from './Block.css.ts';
import { Block } from './Block.tsx';
import {
  background,
  corner,
  corners,
  length,
  lengthName,
  lengths,
  lift,
  lifts,
  ruler,
  scale,
} from './Lengths.css.ts';

/** Shows the steps of the space scale below a tape with a tick every 4 px. */
export function SpaceScale() {
  const named: readonly (readonly [string, number])[] = [
    ...Object.values(space).map((step) => [`space[${step}]`, step] as const),
    ['space.gutter', gutter.regular],
    ['space.gutter, up to 340 px', gutter.narrow],
  ];
  return (
    <Block>
      <div className={scale}>
        <div className={ruler} aria-hidden="true" />
        <dl className={lengths}>
          {named.map(([name, step]) => (
            <div key={name} className={length}>
              <dt className={`${mono} ${lengthName}`}>{name}</dt>
              <dd className={`${mono} ${lengthName}`}>{step} px</dd>
              <dd aria-hidden="true" style={{ inlineSize: px(step) }} />
            </div>
          ))}
        </dl>
      </div>
    </Block>
  );
}

/** Shows every radius on a box. */
export function Radii() {
  return (
    <Block>
      <ul className={corners}>
        {Object.entries(radius).map(([name, value]) => (
          <li key={name}>
            <div
              className={corner}
              style={{ borderRadius: name === 'sheet' ? `${px(value)} ${px(value)} 0 0` : px(value) }}
            />
            <p className={mono}>{name}</p>
            <p className={quiet}>{name === 'round' ? 'a circle' : `${value} px`}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** Shows every elevation in both themes. */
export function Elevations() {
  return (
    <Block>
      <div className={lifts}>
        {[light, dark].map((roles) => (
          <div
            key={roles.paper}
            className={background}
            style={{ backgroundColor: roles.paper, color: roles.ink, borderColor: roles.line }}
          >
            <div
              className={lift}
              style={{ backgroundColor: roles.raised, border: `1px solid ${roles.line}` }}
            >
              flat
            </div>
            {Object.entries(shadow).map(([name, layers]) => (
              <div
                key={name}
                className={lift}
                style={{ backgroundColor: roles.raised, boxShadow: shadowCss(layers) }}
              >
                {name}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Block>
  );
}
