import { cell, faded, scroller, strip } from './SizeTape.css.ts';

export interface SizeTapeProps {
  sizes: readonly { value: string; available: boolean }[];
  selected: string | null;
  onSelect: (value: string) => void;
  /** Id of the OptionLabel above. */
  labelledBy: string;
  /** Said after a size that cannot be had: 'unavailable'. */
  unavailableLabel: string;
  /** Id of the sentence that explains why nothing can be chosen, or what is missing. */
  describedBy?: string;
}

/**
 * The sizes as marks on an inch tape. A size that cannot be had is struck, keeps its place in the tab order and says why it
 * does nothing.
 */
export function SizeTape({
  sizes,
  selected,
  onSelect,
  labelledBy,
  unavailableLabel,
  describedBy,
}: SizeTapeProps) {
  return (
    <fieldset className={scroller} aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <div className={strip} style={{ '--sizes': sizes.length }}>
        {sizes.map(({ value, available }) => {
          const chosen = value === selected;
          return (
            <button
              key={value}
              type="button"
              className={cell({ state: available ? (chosen ? 'chosen' : 'open') : 'unavailable' })}
              aria-label={available ? undefined : `${value}, ${unavailableLabel}`}
              aria-pressed={chosen}
              aria-disabled={!available || undefined}
              onClick={() => available && onSelect(value)}
            >
              <span className={available ? undefined : faded}>{value}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
