import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Bleed } from '../Bleed/index.ts';
import { FieldError } from '../Field/index.ts';
import { TextButton } from '../Link/index.ts';
import {
  type LengthLimits,
  type LengthUnit,
  nearestStep,
  parseLength,
  STEPS,
  stepLimits,
  tapeMarks,
  toMillimetres,
  toUnit,
} from './length.ts';
import {
  field,
  foot,
  frame,
  head,
  input,
  instruction,
  label as labelClass,
  marker,
  number,
  slider,
  strip,
  unit as unitClass,
  view,
} from './MeasureTape.css.ts';
import { useTapeDrag } from './useTapeDrag.ts';

export interface MeasureTapeProps {
  /** 'Chest'. */
  label: string;
  /** How to measure: text, and a drawing. */
  children: ReactNode;
  unit: LengthUnit;
  /** 'cm'. */
  unitLabel: string;
  /** In whole mm; null when it is not set. A change of the unit leaves it as it is. */
  value: number | null;
  /** What is in the field when it is not the value: an unfinished or refused number. */
  typed: string | null;
  onValueChange: (value: number | null, typed: string | null) => void;
  limits: LengthLimits;
  /** The length at the middle of a tape that is not set, in mm. */
  restsAt: number;
  /** Shown below a refused number: 'A chest is 60 to 160 cm.' */
  error: string;
  /** Formats a length in the unit for screen readers: '92 centimetres'. */
  formatValue: (length: number) => string;
  /** Shown in place of a value that is not set. */
  notSetLabel: string;
  /** The button that removes the value, and its accessible name, which contains the label. */
  clearLabel: string;
  clearName: string;
}

/** A body measurement, which is dragged on a tape, typed, or set with the keyboard. Place it in a Container, to whose edges the tape extends. */
export function MeasureTape({ value, typed, onValueChange, unit, limits, ...props }: MeasureTapeProps) {
  const { label, children, unitLabel, restsAt, error, formatValue, notSetLabel, clearLabel, clearName } =
    props;
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  // Whether a pointer has given the slider the focus, which then shows no ring.
  const [isPointed, setPointed] = useState(false);
  const textInput = useRef<HTMLInputElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const tape = useRef<HTMLDivElement>(null);
  const before = useRef<readonly [number | null, string | null]>([null, null]);

  const marks = tapeMarks(limits, unit);
  const [first, last] = stepLimits(limits, unit);
  const shown = value === null ? nearestStep(toUnit(restsAt, unit), unit) : toUnit(value, unit);
  const within = (length: number) => Math.min(Math.max(nearestStep(length, unit), first), last);
  const isRefused = typed !== null && !isTyping;

  function set(length: number) {
    const next = toMillimetres(within(length), unit);
    if (next !== value || typed !== null) onValueChange(next, null);
  }

  const drag = useTapeDrag({
    tape,
    ends: [marks.start, marks.end],
    limits: [first, last],
    onStart() {
      before.current = [value, typed];
      setPointed(true);
      range.current?.focus({ preventScroll: true });
    },
    onMove: set,
    onCancel: () => onValueChange(...before.current),
    // A press sets only a tape that is not set: else a touch that is no drag would change the value.
    onPress: (at) => value === null && set(at),
  });

  function type(text: string) {
    setTyping(true);
    if (text.trim() === '') onValueChange(null, null);
    else onValueChange(parseLength(text, unit, limits) ?? value, text);
  }

  function completeTyping() {
    setTyping(false);
    if (typed === null) return;
    const length = parseLength(typed, unit, limits);
    onValueChange(length, length === null ? typed : null);
  }

  function step(event: KeyboardEvent) {
    setPointed(false);
    const next = lengthOfKey(event.key, shown, unit, [first, last]);
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  }

  const position = drag.at ?? shown;
  return (
    <div>
      <div className={head}>
        <label className={labelClass} id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        <div className={field}>
          <input
            ref={textInput}
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            className={input}
            placeholder={notSetLabel}
            value={typed ?? (value === null ? '' : shown)}
            aria-labelledby={`${id}-label ${id}-unit`}
            aria-describedby={isRefused ? `${id}-error ${id}-how` : `${id}-how`}
            aria-invalid={isRefused || undefined}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={completeTyping}
            onKeyDown={({ key }) => {
              if (key === 'Enter') completeTyping();
            }}
          />
          <span className={unitClass} id={`${id}-unit`}>
            {unitLabel}
          </span>
        </div>
      </div>
      <Bleed>
        <div
          className={frame}
          data-dragged={drag.at === null ? undefined : ''}
          data-pointed={isPointed ? '' : undefined}
          data-unset={value === null ? '' : undefined}
          onPointerDown={drag.onPointerDown}
        >
          <div className={view}>
            <div
              ref={tape}
              className={strip}
              style={{
                '--unit': `${marks.rem}rem`,
                '--length': marks.end - marks.start,
                '--at': position - marks.start,
                '--minor': marks.minor,
                '--major': marks.major,
              }}
              aria-hidden="true"
            >
              {numbersOf(marks).map((value) => (
                <span key={value} className={number} style={{ '--number': value - marks.start }}>
                  {value}
                </span>
              ))}
            </div>
          </div>
          {value !== null && <span className={marker} />}
          <input
            ref={range}
            type="range"
            className={slider}
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-how`}
            aria-valuetext={value === null ? notSetLabel : formatValue(shown)}
            min={first}
            max={last}
            step={STEPS[unit].step}
            value={within(shown)}
            onChange={(event) => set(event.currentTarget.valueAsNumber)}
            onKeyDown={step}
            onBlur={() => setPointed(false)}
          />
        </div>
      </Bleed>
      <FieldError id={`${id}-error`} error={isRefused ? error : undefined} />
      <div className={foot}>
        <div className={instruction} id={`${id}-how`}>
          {children}
        </div>
        {(value !== null || typed !== null) && (
          <TextButton
            label={clearLabel}
            accessibleLabel={clearName}
            tone="secondary"
            onClick={() => {
              onValueChange(null, null);
              textInput.current?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}

/** Returns the length that a key of a slider leads to; undefined for other keys. */
function lengthOfKey(
  key: string,
  from: number,
  unit: LengthUnit,
  [first, last]: readonly [number, number],
): number | undefined {
  const { step, page } = STEPS[unit];
  const here = nearestStep(from, unit);
  const lengths: Readonly<Record<string, number>> = {
    ArrowRight: here + step,
    ArrowUp: here + step,
    ArrowLeft: here - step,
    ArrowDown: here - step,
    PageUp: here + page,
    PageDown: here - page,
    Home: first,
    End: last,
  };
  return lengths[key];
}

/** Returns the numbers at the long ticks, except at the end, where there is no room for one. */
function numbersOf({
  start,
  end,
  major,
}: Pick<ReturnType<typeof tapeMarks>, 'start' | 'end' | 'major'>): number[] {
  return Array.from({ length: Math.round((end - start) / major) }, (_, index) => start + index * major);
}
