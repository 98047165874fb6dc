import { useState } from 'react';
import { control } from '../../css/control.css.ts';
import { Field } from '../Field/index.ts';
import { chosen, fields, input, legend as legendClass, slider, thumb, track } from './RangeField.css.ts';
import { clamped, type NumberRange, ordered, parseWhole, sliderScale } from './range.ts';

export interface RangeFieldProps {
  legend: string;
  /** Name of the lower end: 'Minimum price (₹)'. */
  minLabel: string;
  maxLabel: string;
  /** The ends of the slider. Without them there is none. */
  limits: { readonly min: number; readonly max: number } | null;
  value: NumberRange;
  /** Called when an end is changed: after typing, and when a thumb is released. Ends in the wrong order are swapped. */
  onValueChange: (value: NumberRange) => void;
  /** Formats a value of the slider for screen readers: '₹500'. */
  formatValue: (value: number) => string;
}

/** Two ends of a range, as inputs and as the thumbs of a slider. */
export function RangeField({ legend, limits, value, onValueChange, formatValue, ...names }: RangeFieldProps) {
  // The ends while they are being typed or dragged.
  const [draft, setDraft] = useState<NumberRange | null>(null);
  const shown = draft ?? value;
  const ends = [
    { end: 'min', label: names.minLabel },
    { end: 'max', label: names.maxLabel },
  ] as const;

  function commit() {
    if (!draft) return;
    setDraft(null);
    const next = ordered(draft);
    if (next.min !== value.min || next.max !== value.max) onValueChange(next);
  }

  const scale = limits && sliderScale(limits);
  const positions = scale && {
    min: clamped(shown.min ?? scale.min, scale),
    max: clamped(shown.max ?? scale.max, scale),
  };

  /** Moves a thumb to a position, at most to the other thumb. At the end of the slider there is no limit. */
  function drag(end: 'min' | 'max', position: number) {
    if (!scale || !positions) return;
    const stopped = end === 'min' ? Math.min(position, positions.max) : Math.max(position, positions.min);
    setDraft({ ...shown, [end]: stopped === scale[end] ? null : stopped });
  }

  const share = (position: number) => (scale ? (position - scale.min) / (scale.max - scale.min) : 0);
  return (
    <fieldset>
      <legend className={legendClass}>{legend}</legend>
      <div className={fields}>
        {ends.map(({ end, label }) => (
          <Field key={end} label={label}>
            {(field) => (
              <input
                {...field}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                enterKeyHint="done"
                className={`${control()} ${input}`}
                value={shown[end] ?? ''}
                onChange={(event) => setDraft({ ...shown, [end]: parseWhole(event.currentTarget.value) })}
                onBlur={commit}
                onKeyDown={({ key }) => {
                  if (key === 'Enter') commit();
                }}
              />
            )}
          </Field>
        ))}
      </div>
      {scale && positions && scale.min < scale.max && (
        <div className={slider}>
          <div className={track} />
          <div
            className={chosen}
            style={{
              insetInlineStart: thumbPosition(share(Math.min(positions.min, positions.max))),
              insetInlineEnd: thumbPosition(1 - share(Math.max(positions.min, positions.max))),
            }}
          />
          {ends.map(({ end, label }) => (
            <input
              key={end}
              type="range"
              aria-label={label}
              aria-valuetext={formatValue(positions[end])}
              className={thumb({ onTop: end === 'min' && share(positions.min) > 0.5 })}
              min={scale.min}
              max={scale.max}
              step={scale.step}
              value={positions[end]}
              onChange={(event) => drag(end, Number(event.currentTarget.value))}
              onPointerUp={commit}
              onKeyUp={commit}
              onBlur={commit}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Returns the centre of a thumb, which stays within the slider. */
function thumbPosition(share: number): string {
  return `calc(${share} * (100% - 44px) + 22px)`;
}
