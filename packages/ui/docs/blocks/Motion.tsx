import { useState } from 'react';
import { Button } from '../../src/components/Button/index.ts';
import { bezier, duration, ease } from '../../src/theme/values.ts';
import { mono, quiet } from './Block.css.ts';
import { Block } from './Block.tsx';
import { curve, curves, name, piece, row, rows, toolbar, track } from './Motion.css.ts';

type DurationName = keyof typeof duration.full;

const uses: Record<DurationName, string> = {
  press: 'A button goes down under the finger.',
  state: 'Chosen, checked, hovered.',
  sheetIn: 'A sheet or a dialog comes in.',
  sheetOut: 'It leaves, sooner than it came.',
  route: 'One page gives way to the next; a toast arrives.',
  draw: 'The tape draws itself, once.',
};

const isName = (value: string): value is DurationName => value in duration.full;

/** Every duration as it feels: a piece of cloth travels the length of its track. Under reduced motion it stays where it is. */
export function Durations() {
  const [away, setAway] = useState(false);
  return (
    <Block>
      <div className={toolbar}>
        <Button label="Play" emphasis="ink" size="medium" onClick={() => setAway((before) => !before)} />
        <p className={quiet}>Still under reduced motion: try it with the toolbar’s Motion.</p>
      </div>
      <dl className={rows}>
        {Object.keys(duration.full)
          .filter(isName)
          .map((key) => (
            <div key={key} className={row}>
              <dt className={name}>{key}</dt>
              <dd className={mono}>
                {duration.full[key]} ms, reduced {duration.reduced[key]}
              </dd>
              <dd className={quiet}>{uses[key]}</dd>
              <dd className={track} aria-hidden="true">
                <span className={piece({ duration: key, away })} />
              </dd>
            </div>
          ))}
      </dl>
    </Block>
  );
}

const easeUses: Record<keyof typeof ease, string> = {
  out: 'What arrives, and what answers a finger: quick at once, settling at the end.',
  in: 'What leaves: slow to let go, then gone.',
};

const isEase = (value: string): value is keyof typeof ease => value in ease;

/** Both curves, drawn: time to the right, way upward. */
export function Eases() {
  return (
    <Block>
      <ul className={curves}>
        {Object.keys(ease)
          .filter(isEase)
          .map((key) => {
            const [x1, y1, x2, y2] = ease[key];
            return (
              <li key={key}>
                <svg className={curve} viewBox="-4 -4 108 108" aria-hidden="true">
                  <path d="M0 100H100M0 100V0" strokeOpacity=".35" strokeWidth="1" />
                  <path
                    d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
                    strokeWidth="3"
                  />
                </svg>
                <p className={name}>{key}</p>
                <p className={mono}>{bezier(ease[key])}</p>
                <p className={quiet}>{easeUses[key]}</p>
              </li>
            );
          })}
      </ul>
    </Block>
  );
}
