import { useEffect, useId, useRef } from 'react';
import { cell, marker, radio, scroller, strip, text, unavailable } from './SizeTape.css.ts';

export interface SizeTapeProps {
  /** `label` is shown instead of `value`. Unavailable sizes are hatched. `selectable` defaults to `available`. */
  sizes: readonly { value: string; label?: string; available: boolean; selectable?: boolean }[];
  selected: string | null;
  onSelect: (value: string) => void;
  /** Id of the OptionLabel above. */
  labelledBy: string;
  /** Appended to the name of an unavailable size: 'unavailable'. */
  unavailableLabel: string;
}

/**
 * A radio group with the sizes of a product as marks on an inch tape. An unavailable size is hatched, and stays focusable so that it
 * is announced.
 */
export function SizeTape({ sizes, selected, onSelect, labelledBy, unavailableLabel }: SizeTapeProps) {
  const group = useId();
  const chosen = sizes.findIndex(({ value }) => value === selected);
  const tape = useRef<HTMLFieldSetElement>(null);

  // Centres the selected size if it is out of view. Scrolls only the tape, never the page, unlike `scrollIntoView`.
  useEffect(() => {
    const { current: scroller } = tape;
    if (scroller === null || chosen < 0) return;
    const { clientWidth, scrollLeft } = scroller;
    const size = scroller.scrollWidth / sizes.length;
    const start = chosen * size;
    if (start >= scrollLeft && start + size <= scrollLeft + clientWidth) return;
    scroller.scrollTo({ left: start + (size - clientWidth) / 2, behavior: 'instant' });
  }, [chosen, sizes.length]);

  return (
    <fieldset ref={tape} className={scroller} aria-labelledby={labelledBy}>
      <div className={strip} style={{ '--sizes': sizes.length }}>
        {chosen >= 0 && <span className={marker} style={{ '--chosen': chosen }} />}
        {sizes.map(({ value, label = value, available, selectable = available }) => (
          <label key={value} className={available ? cell : `${cell} ${unavailable}`}>
            <input
              className={radio}
              type="radio"
              // A browser restores the state of a control on reload, and would change a hydrated one.
              autoComplete="off"
              name={group}
              value={value}
              checked={value === selected}
              aria-label={available ? undefined : `${label}, ${unavailableLabel}`}
              // Not `disabled`, because a disabled radio is not focusable and screen reader users would not find it.
              aria-disabled={!selectable || undefined}
              onChange={() => selectable && onSelect(value)}
            />
            <span className={text}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
