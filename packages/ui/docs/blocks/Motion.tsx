import { useState } from 'react';
import { Button } from '../../src/components/Button/index.ts';
import { bezier, duration, ease } from '../../src/theme/values.ts';
import { mono, quiet } from './Block.css.ts';
import { Block } from './Block.tsx';
import { curve, curves, name, piece, row, rows, toolbar, track } from './Motion.css.ts';

type DurationName = keyof typeof duration.full;

const uses: Record<DurationName, string> = {
  press: 'A button is pressed down.',
  state: 'A control is selected, checked or hovered.',
  sheetIn: 'A sheet or a dialog opens.',
  sheetOut: 'A sheet or a dialog closes.',
  route: 'The page changes; a toast appears.',
  draw: 'The tape is drawn, once.',
};

const isName = (value: string): value is DurationName => value in duration.full;

/** Demonstrates every duration by moving a piece along its track. Under reduced motion nothing moves. */
export function Durations() {
  const [away, setAway] = useState(false);
  return (
    <Block>
      <div className={toolbar}>
        <Button label="Play" emphasis="ink" size="medium" onClick={() => setAway((before) => !before)} />
        <p className={quiet}>Nothing moves under reduced motion. Try it with Motion in the toolbar.</p>
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
  out: 'For elements that appear, and for feedback to a press: fast at first, slow at the end.',
  in: 'For elements that disappear: slow at first, fast at the end.',
};

const isEase = (value: string): value is keyof typeof ease => value in ease;

/** Draws both curves: time on the horizontal axis, progress on the vertical axis. */
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
