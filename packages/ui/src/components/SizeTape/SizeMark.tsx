import { dash, flag, flagText } from './SizeTape.css.ts';

/** Sizes to mark, and the text of the flag above them, which is also appended to their names: 'your naap'. */
export interface SizeMark {
  values: readonly string[];
  label: string;
}

interface NamedSize {
  value: string;
  label?: string;
  available: boolean;
}

/** Returns the accessible name of a size; undefined when its visible text is enough. */
export function sizeName(
  { value, label = value, available }: NamedSize,
  unavailableLabel: string,
  marked: SizeMark | null | undefined,
): string | undefined {
  const more = [
    ...(available ? [] : [unavailableLabel]),
    ...(marked?.values.includes(value) ? [marked.label] : []),
  ];
  return more.length === 0 ? undefined : [label, ...more].join(', ');
}

interface DashesProps {
  sizes: readonly { value: string }[];
  marked: SizeMark;
}

/** A dashed line around the marked sizes of a tape, with a flag. Neighbours have one line around both. */
export function Dashes({ sizes, marked: { values, label } }: DashesProps) {
  const isMarked = sizes.map(({ value }) => values.includes(value));
  const starts = isMarked.flatMap((is, index) => (is && !isMarked[index - 1] ? [index] : []));
  return starts.map((start) => {
    const end = isMarked.indexOf(false, start);
    const length = (end < 0 ? isMarked.length : end) - start;
    const edge = start === 0 ? 'start' : end < 0 ? 'end' : 'none';
    return (
      <span key={start} className={dash} style={{ '--start': start, '--length': length }} aria-hidden="true">
        <span className={flag({ edge })}>
          <span className={flagText}>{label}</span>
        </span>
      </span>
    );
  });
}
