import { useEffect, useId, useRef } from 'react';
import { cell, marker, radio, scroller, strip, word } from './SizeTape.css.ts';

export interface SizeTapeProps {
  /** An unavailable size is struck. It can be chosen only where it is `selectable`; that is as `available` unless given. */
  sizes: readonly { value: string; available: boolean; selectable?: boolean }[];
  selected: string | null;
  onSelect: (value: string) => void;
  /** Id of the OptionLabel above. */
  labelledBy: string;
  /** Said after a size that cannot be had: 'unavailable'. */
  unavailableLabel: string;
}

/**
 * The sizes as marks on an inch tape, one of which is chosen: a group of radios. A size that cannot be had is struck, takes the
 * focus and says why it cannot be chosen.
 */
export function SizeTape({ sizes, selected, onSelect, labelledBy, unavailableLabel }: SizeTapeProps) {
  const group = useId();
  const chosen = sizes.findIndex(({ value }) => value === selected);
  const tape = useRef<HTMLFieldSetElement>(null);

  // A chosen size that is out of sight comes to the middle; only the tape moves, never the page.
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
      <div className={strip} style={{ '--sizes': sizes.length, '--chosen': chosen }}>
        {chosen >= 0 && <span className={marker} />}
        {sizes.map(({ value, available, selectable = available }) => (
          <label key={value} className={cell}>
            <input
              className={radio}
              type="radio"
              name={group}
              value={value}
              checked={value === selected}
              aria-label={available ? undefined : `${value}, ${unavailableLabel}`}
              // Disabled it could not be reached, and nobody would learn that it is sold out.
              aria-disabled={!selectable || undefined}
              onChange={() => selectable && onSelect(value)}
            />
            <span className={word({ available })}>{value}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
