import type { CSSProperties, ReactNode } from 'react';
import { length, segment, segments, strip, track } from './Tape.css.ts';

export interface TapeStripProps {
  /** 9, 20 or at least 44 px high. The tall strip can contain text. */
  size?: 'thin' | 'regular' | 'tall';
  /** Draws the tape from left to right, once. */
  draws?: boolean;
  children?: ReactNode;
}

/** A strip of inch tape as wide as its parent. At most three pieces of tape are in view at once. */
export function TapeStrip({ size, draws, children }: TapeStripProps) {
  return (
    <div className={strip({ size, draws })} aria-hidden={children === undefined ? true : undefined}>
      {children}
    </div>
  );
}

export interface TapeProgressProps {
  /** Accessible name. */
  label: string;
  /** From 0 to `max`. */
  value: number;
  max?: number;
  /** The value as text: "Step 2 of 3". */
  valueText?: string;
}

/** A progress bar of tape. */
export function TapeProgress({ label, value, max = 100, valueText }: TapeProgressProps) {
  return (
    <div
      className={track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      <TapeLength share={value / max} />
    </div>
  );
}

export interface TapeCountdownProps {
  secondsLeft: number;
  totalSeconds: number;
  /** The ticks of the whole tape, such as one for each minute. */
  ticks?: number;
}

/** The remaining time as tape. Hidden from assistive technology, because it would be announced every second: add a text beside it. */
export function TapeCountdown({ secondsLeft, totalSeconds, ticks }: TapeCountdownProps) {
  return (
    <div className={track} aria-hidden="true">
      <TapeLength share={secondsLeft / totalSeconds} ticks={ticks} />
    </div>
  );
}

export interface TapeSegmentsProps {
  count: number;
  /** Index of the current item, from 0. */
  current: number;
}

/** The position among a few items. Hidden from assistive technology: add a text such as "2 / 5" beside it. */
export function TapeSegments({ count, current }: TapeSegmentsProps) {
  return (
    <div className={segments} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={segment} data-segment={index === current ? 'current' : ''} />
      ))}
    </div>
  );
}

function TapeLength({ share, ticks }: { share: number; ticks?: number | undefined }) {
  const hidden = 100 - Math.min(Math.max(share, 0), 1) * 100;
  const style = { clipPath: `inset(0 ${hidden}% 0 0)`, '--ticks': ticks } as CSSProperties;
  return <div className={length} style={style} />;
}
