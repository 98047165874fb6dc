/** Which element of a page a step means, in the terms of Testing Library: accessible roles and names, labels, visible text. */
export interface Query {
  readonly by: 'role' | 'label' | 'text';
  /** A role, the text of a label, or visible text; text and names match as a part unless they are a RegExp. */
  readonly value: string | RegExp;
  readonly name?: string | RegExp;
  readonly level?: number;
  /** Search in the first element that this query finds. */
  readonly within?: Query;
}

export const byRole = (role: string, name?: string | RegExp, within?: Query): Query => ({
  by: 'role',
  value: role,
  ...(name === undefined ? {} : { name }),
  ...(within ? { within } : {}),
});
export const button = (name: string | RegExp, within?: Query) => byRole('button', name, within);
export const link = (name: string | RegExp) => byRole('link', name);
/** The title of a screen. */
export const title = (name: string | RegExp): Query => ({ ...byRole('heading', name), level: 1 });
export const label = (text: string | RegExp, within?: Query): Query => ({
  by: 'label',
  value: text,
  ...(within ? { within } : {}),
});
export const text = (value: string | RegExp): Query => ({ by: 'text', value });
export const dialog = byRole('dialog');

/** A query as JSON: a RegExp becomes its source and flags. */
export interface SerializedQuery extends Omit<Query, 'value' | 'name' | 'within'> {
  readonly value: SerializedMatcher;
  readonly name?: SerializedMatcher;
  readonly within?: SerializedQuery;
}

type SerializedMatcher = string | { readonly source: string; readonly flags: string };

export function serializeQuery({ value, name, within, ...others }: Query): SerializedQuery {
  const serialize = (matcher: string | RegExp) =>
    typeof matcher === 'string' ? matcher : { source: matcher.source, flags: matcher.flags };
  return {
    ...others,
    value: serialize(value),
    ...(name === undefined ? {} : { name: serialize(name) }),
    ...(within ? { within: serializeQuery(within) } : {}),
  };
}

/** Where to press an element, and its value if it is a field. */
export interface ElementState {
  readonly x: number;
  readonly y: number;
  /** Whether a press there reaches the element: nothing covers it. */
  readonly reachable: boolean;
  /** Whether an animation or transition moves it or a part of the page around it. */
  readonly moving: boolean;
  readonly value: string | null;
}

/**
 * Runs in the page, with Testing Library in `TestingLibraryDom`: scrolls the first visible element that a query finds into view and returns
 * its state, or null when there is none.
 */
export function findElement(query: SerializedQuery): ElementState | null {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = (
    globalThis as unknown as { TestingLibraryDom: typeof import('@testing-library/dom') }
  ).TestingLibraryDom;
  const matcher = (value: SerializedMatcher) =>
    typeof value === 'string' ? value : new RegExp(value.source, value.flags);
  const contains = (value: SerializedMatcher) => {
    if (typeof value !== 'string') return matcher(value);
    return (name: string) => name.toLowerCase().includes(value.toLowerCase());
  };
  const isVisible = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const find = ({ by, value, name, level, within }: SerializedQuery): HTMLElement | undefined => {
    const container = within ? find(within) : document.body;
    if (!container) return undefined;
    const findAll = () => {
      if (by === 'label') return queryAllByLabelText(container, matcher(value), { exact: false });
      if (by === 'text') return queryAllByText(container, matcher(value), { exact: false });
      return queryAllByRole(container, String(value), {
        ...(name === undefined ? {} : { name: contains(name) }),
        ...(level === undefined ? {} : { level }),
      });
    };
    return findAll().find(isVisible);
  };
  const element = find(query);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const moving = document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.getTiming().iterations !== Number.POSITIVE_INFINITY &&
        effect.target?.contains(element),
    );
  const labelled = hit?.closest('label')?.control;
  return {
    x,
    y,
    reachable: hit !== null && (element.contains(hit) || labelled === element),
    moving,
    value: 'value' in element && typeof element.value === 'string' ? element.value : null,
  };
}
