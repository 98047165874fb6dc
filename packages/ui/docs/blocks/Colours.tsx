import { wcagContrast } from 'culori';
import { type ColorPair, colorPairs, minimumContrast } from '../../src/theme/pairs.ts';
import { type ColorRole, type ColorRoles, colorUses, dark, light } from '../../src/theme/roles.ts';
import { mono, quiet } from './Block.css.ts';
import { Block } from './Block.tsx';
import {
  bar,
  card,
  cards,
  edge,
  figure,
  letters,
  pair,
  pairName,
  pairs,
  sample,
  swatch,
  theme,
  themeName,
  themes,
  title,
} from './Colours.css.ts';
import { colorFamilies } from './color-families.ts';

const shown = [
  { name: 'Light', roles: light },
  { name: 'Dark', roles: dark },
] as const;

/** Shows the colours of a family: the use of each, its value in both themes, and the contrast of its pairs. */
export function Colours({ family }: { family: keyof typeof colorFamilies }) {
  return (
    <Block>
      <ul className={cards}>
        {colorFamilies[family].map((role) => (
          <li key={role} className={card}>
            <p className={title}>{role}</p>
            <p className={quiet}>{colorUses[role]}</p>
            <div className={themes}>
              {shown.map(({ name, roles }) => (
                <ThemedColour key={name} name={name} role={role} roles={roles} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function ThemedColour({ name, role, roles }: { name: string; role: ColorRole; roles: ColorRoles }) {
  return (
    <div className={theme} style={{ backgroundColor: roles.paper, color: roles.ink }}>
      <div className={swatch} style={{ backgroundColor: roles[role] }} />
      <p className={themeName}>
        <span>{name}</span>
        <span className={mono}>{roles[role]}</span>
      </p>
      <ul className={pairs}>
        {colorPairs
          .filter(({ on, surface }) => on === role || surface === role)
          .map((entry) => (
            <Pair key={`${entry.on} ${entry.surface} ${entry.use}`} entry={entry} role={role} roles={roles} />
          ))}
      </ul>
    </div>
  );
}

function Pair({ entry, role, roles }: { entry: ColorPair; role: ColorRole; roles: ColorRoles }) {
  const { on, surface, use } = entry;
  const ratio = wcagContrast(roles[on], roles[surface]);
  const other = surface === role ? on : `on ${surface}`;
  return (
    <li className={pair}>
      <span
        className={sample}
        aria-hidden="true"
        style={{ backgroundColor: roles[surface], color: roles[on] }}
      >
        <span className={use === 'control' ? edge : letters} />
      </span>
      <span className={pairName}>{other}</span>
      <span className={figure}>{ratio.toFixed(1)}</span>
      <span className={bar} style={{ color: roles.ink2 }}>
        ≥ {minimumContrast[use]}
      </span>
    </li>
  );
}
