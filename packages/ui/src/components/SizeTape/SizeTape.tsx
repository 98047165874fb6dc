import { useEffect, useId, useRef } from 'react';
import {
  cell,
  dash,
  flag,
  flagRoom,
  flagText,
  marker,
  radio,
  scroller,
  strip,
  text,
  unavailable,
} from './SizeTape.css.ts';

/** Sizes to mark, and the text of the flag above them, which is also appended to their names: 'your naap'. */
export interface SizeMark {
  values: readonly string[];
  label: string;
}

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
  marked?: SizeMark | null;
}

/**
 * A radio group with the sizes of a product as marks on an inch tape. An unavailable size is hatched, and stays focusable so that it
 * is announced.
 */
export function SizeTape({ sizes, selected, onSelect, labelledBy, unavailableLabel, marked }: SizeTapeProps) {
  const group = useId();
  const chosen = sizes.findIndex(({ value }) => value === selected);
  const tape = useRef<HTMLFieldSetElement>(null);
  const isMarked = (value: string) => marked?.values.includes(value) === true;

  const shown = chosen < 0 ? sizes.findIndex(({ value }) => isMarked(value)) : chosen;

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
              aria-label={
                available && !isMarked(value)
                  ? undefined
                  : [label, !available && unavailableLabel, isMarked(value) && marked?.label]
                      .filter(Boolean)
                      .join(', ')
              }
              // Not `disabled`, because a disabled radio is not focusable and screen reader users would not find it.
              aria-disabled={!selectable || undefined}
              onChange={() => selectable && onSelect(value)}
            />
            <span className={text}>{label}</span>
          </label>
        ))}
        {marked && <Dashes sizes={sizes.map(({ value }) => isMarked(value))} label={marked.label} />}
      </div>
    </fieldset>
  );
}

/** A dashed line around the marked sizes, with a flag. Neighbours have one line around both. */
function Dashes({ sizes, label }: { sizes: readonly boolean[]; label: string }) {
  const starts = sizes.flatMap((isMarked, index) => (isMarked && !sizes[index - 1] ? [index] : []));
  return starts.map((start) => {
    const end = sizes.findIndex((isMarked, index) => index > start && !isMarked);
    const length = (end < 0 ? sizes.length : end) - start;
    const edge = start === 0 ? 'start' : start + length === sizes.length ? 'end' : 'none';
    return (
      <span key={start} className={dash} style={{ '--start': start, '--length': length }} aria-hidden="true">
        <span className={flag({ edge })}>
          <span className={flagText}>{label}</span>
        </span>
      </span>
    );
  });
}
