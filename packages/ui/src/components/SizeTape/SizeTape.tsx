import { useEffect, useId, useRef } from 'react';
import { Dashes, type SizeMark, sizeName } from './SizeMark.tsx';
import { cell, flagRoom, marker, radio, scroller, strip, text, unavailable } from './SizeTape.css.ts';

export interface SizeTapeProps {
  /** `label` is shown instead of `value`. Unavailable sizes are hatched. `selectable` defaults to `available`. */
  sizes: readonly { value: string; label?: string; available: boolean; selectable?: boolean }[];
  selected: string | null;
  onSelect: (value: string) => void;
  /** Id of the OptionLabel above. */
  labelledBy: string;
  /** Appended to the name of an unavailable size: 'unavailable'. */
  unavailableLabel: string;
  /** Null keeps the room of the flag. A mark selects and hides nothing. */
  marked?: SizeMark | null | undefined;
  /** A neighbour that is tried on with the selected size: the block of ink covers both. */
  partner?: string | null;
}

/**
 * A radio group with the sizes of a product as marks on an inch tape. An unavailable size is hatched, and stays focusable so that it
 * is announced.
 */
export function SizeTape({
  sizes,
  selected,
  onSelect,
  labelledBy,
  unavailableLabel,
  marked,
  partner = null,
}: SizeTapeProps) {
  const group = useId();
  const indexOf = (size: string | null) => sizes.findIndex(({ value }) => value === size);
  const chosen = indexOf(selected);
  const other = partner === null ? chosen : indexOf(partner);
  const tape = useRef<HTMLFieldSetElement>(null);

  const shown = chosen < 0 ? sizes.findIndex(({ value }) => marked?.values.includes(value)) : chosen;

  // Centres the selected or else the marked size if it is out of view. Scrolls only the tape, never the page, unlike `scrollIntoView`.
  useEffect(() => {
    const { current: scroller } = tape;
    if (scroller === null || shown < 0) return;
    const { clientWidth, scrollLeft } = scroller;
    const size = scroller.scrollWidth / sizes.length;
    const start = shown * size;
    if (start >= scrollLeft && start + size <= scrollLeft + clientWidth) return;
    scroller.scrollTo({ left: start + (size - clientWidth) / 2, behavior: 'instant' });
  }, [shown, sizes.length]);

  return (
    <fieldset
      ref={tape}
      className={marked === undefined ? scroller : `${scroller} ${flagRoom}`}
      aria-labelledby={labelledBy}
    >
      <div className={strip} style={{ '--sizes': sizes.length }}>
        {chosen >= 0 && (
          <>
            <span className={marker} style={{ '--chosen': chosen }} />
            <span className={marker} style={{ '--chosen': other }} />
          </>
        )}
        {sizes.map(({ value, label = value, available, selectable = available }) => (
          <label
            key={value}
            className={available ? cell : `${cell} ${unavailable}`}
            data-covered={value === partner || undefined}
          >
            <input
              className={radio}
              type="radio"
              // A browser restores the state of a control on reload, and would change a hydrated one.
              autoComplete="off"
              name={group}
              value={value}
              checked={value === selected}
              aria-label={sizeName({ value, label, available }, unavailableLabel, marked)}
              // Not `disabled`, because a disabled radio is not focusable and screen reader users would not find it.
              aria-disabled={!selectable || undefined}
              onChange={() => selectable && onSelect(value)}
            />
            <span className={text}>{label}</span>
          </label>
        ))}
        {marked && <Dashes sizes={sizes} marked={marked} />}
      </div>
    </fieldset>
  );
}
