import { useEffect, useEffectEvent, useRef, useState } from 'react';
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

  function commit(complete = draft) {
    if (!complete) return;
    setDraft(null);
    const next = ordered(complete);
    if (next.min !== value.min || next.max !== value.max) onValueChange(next);
  }

  const scale = limits && sliderScale(limits);
  const positions = scale && {
    min: clamped(shown.min ?? scale.min, scale),
    max: clamped(shown.max ?? scale.max, scale),
  };

  /** Returns the range after an input has changed. A thumb stops at the other thumb, and sets no limit at the end of the slider. */
  function rangeFrom({ type, name, value: text }: HTMLInputElement): NumberRange {
    const end = name === 'min' ? 'min' : 'max';
    if (type !== 'range' || !scale || !positions) return { ...shown, [end]: parseWhole(text) };
    const position = Number(text);
    const stopped = end === 'min' ? Math.min(position, positions.max) : Math.max(position, positions.min);
    return { ...shown, [end]: stopped === scale[end] ? null : stopped };
  }

  const group = useRef<HTMLFieldSetElement>(null);
  const isKeyDown = useRef(false);
  // The event `change`, which React does not have: a value is complete, by whatever means it was entered. Assistive technology uses neither pointer nor
  // keys. A key that is held changes the value many times, and completes it when it is released.
  const completeChange = useEffectEvent(({ target }: Event) => {
    if (target instanceof HTMLInputElement && !isKeyDown.current) commit(rangeFrom(target));
  });
  useEffect(() => {
    const controller = new AbortController();
    group.current?.addEventListener('change', (event) => completeChange(event), {
      signal: controller.signal,
    });
    return () => controller.abort();
  }, []);

  function releaseKey() {
    isKeyDown.current = false;
    commit();
  }

  const share = (position: number) => (scale ? (position - scale.min) / (scale.max - scale.min) : 0);
  return (
    <fieldset ref={group}>
      <legend className={legendClass}>{legend}</legend>
      <div className={fields}>
        {ends.map(({ end, label }) => (
          <Field key={end} label={label}>
            {(field) => (
              <input
                {...field}
                type="text"
                name={end}
                inputMode="numeric"
                autoComplete="off"
                enterKeyHint="done"
                className={`${control()} ${input}`}
                placeholder={limits ? String(limits[end]) : undefined}
                value={shown[end] ?? ''}
                onChange={(event) => setDraft(rangeFrom(event.currentTarget))}
                onBlur={() => commit()}
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
              name={end}
              aria-label={label}
              aria-valuetext={formatValue(positions[end])}
              className={thumb({ onTop: end === 'min' && share(positions.min) > 0.5 })}
              min={scale.min}
              max={scale.max}
              step={scale.step}
              value={positions[end]}
              onChange={(event) => setDraft(rangeFrom(event.currentTarget))}
              onKeyDown={() => {
                isKeyDown.current = true;
              }}
              onKeyUp={releaseKey}
              onBlur={releaseKey}
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
