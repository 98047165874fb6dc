/**
 * How a state is asserted: by the whole text (`shows`) or part of the text (`part`) of an element that its story shows, by a fact that the
 * story's play function asserts, or by a unit test if no story can assert the fact.
 */
export type Assertion =
  | { readonly shows: string }
  | { readonly part: string }
  | { readonly fact: string; readonly test?: string };
export type Row = readonly [state: string, assertion: Assertion, ...sections: number[]];

export const shows = (shows: string): Assertion => ({ shows });
export const part = (part: string): Assertion => ({ part });
export const fact = (fact: string): Assertion => ({ fact });
export const tested = (fact: string, test: string): Assertion => ({ fact, test });

/** A situation that a shopper can meet. */
export interface State {
  readonly id: string;
  readonly state: string;
  readonly assertion: Assertion;
  /** The sections of docs/specification.md that require it; none for a feature beyond the specification. */
  readonly sections: readonly number[];
}

/** Returns the states of a table by group and name; the ID of a state is 'group--name'. */
export function listStates(table: Readonly<Record<string, Readonly<Record<string, Row>>>>): readonly State[] {
  return Object.entries(table).flatMap(([group, rows]) =>
    Object.entries(rows).map(([name, [state, assertion, ...sections]]) => ({
      id: `${group}--${name}`,
      state,
      assertion,
      sections,
    })),
  );
}
