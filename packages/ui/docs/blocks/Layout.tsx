import { useMediaQuery } from '../../src/behaviour/useMediaQuery.ts';
import { breakpoints, media } from '../../src/theme/breakpoints.ts';
import { mono, quiet } from './Block.css.ts';
import { Block } from './Block.tsx';
import { band, bandName, bands, mark, marks, now, tapeMeasure } from './Layout.css.ts';

/** Viewport width that the tape represents, in px. */
const LENGTH = 1600;

const layouts = [
  {
    name: 'Phone',
    from: 320,
    to: breakpoints.tablet - 1,
    description:
      'Two columns of products, 10 px apart. Bottom navigation. Dialogs and sheets slide in from the bottom.',
  },
  {
    name: 'Tablet',
    from: breakpoints.tablet,
    to: breakpoints.desktop - 1,
    description: 'Three to four columns. The filter is a drawer on the right; dialogs are centred.',
  },
  {
    name: 'Desktop',
    from: breakpoints.desktop,
    to: breakpoints.wide - 1,
    description: 'The filter becomes a rail of 264 px on the left. Navigation moves into the header.',
  },
  {
    name: 'Wide',
    from: breakpoints.wide,
    to: null,
    description:
      'The page stays 1200 px wide, 1360 at most. Home shows six columns; product and checkout split 7 to 5 with a sticky panel.',
  },
] as const;

/** Shows the widths at which the layout changes on a tape, and marks the layout of this page. */
export function Breakpoints() {
  const tablet = useMediaQuery(media.tablet);
  const desktop = useMediaQuery(media.desktop);
  const wide = useMediaQuery(media.wide);
  const current = Number(tablet) + Number(desktop) + Number(wide);
  return (
    <Block>
      <div className={tapeMeasure} aria-hidden="true">
        <ul className={marks}>
          {Object.values(breakpoints).map((width) => (
            <li key={width} className={mark} style={{ insetInlineStart: `${(width / LENGTH) * 100}%` }}>
              {width}
            </li>
          ))}
        </ul>
      </div>
      <dl className={bands}>
        {layouts.map(({ name, from, to, description }, index) => (
          <div key={name} className={band({ current: index === current })}>
            <dt className={bandName}>
              {name} {index === current && <span className={now}>current width</span>}
            </dt>
            <dd className={mono}>{to === null ? `${from} px and up` : `${from} to ${to} px`}</dd>
            <dd className={quiet}>{description}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}
