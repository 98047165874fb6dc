/** Walks and changes JSON values by path. */
export type Place = readonly (string | number)[];

/** What a field may hold by mistake. */
export const SPOILT_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  0.5,
  1e30,
  '',
  'NaN',
  [],
  {},
  [null],
  { id: 1 },
];

/** The path of every value inside, the whole excluded. */
export function placesIn(value: unknown, path: Place = []): Place[] {
  const inner = childrenOf(value).flatMap(([key, child]) => placesIn(child, [...path, key]));
  return path.length > 0 ? [path, ...inner] : inner;
}

/** The path of every list, the outermost included. */
export function listsIn(value: unknown, path: Place = []): Place[] {
  const inner = childrenOf(value).flatMap(([key, child]) => listsIn(child, [...path, key]));
  return Array.isArray(value) ? [path, ...inner] : inner;
}

/** Paths of values that no model may hold: undefined, NaN and the infinities. */
export function holesIn(value: unknown, path = 'result'): string[] {
  if (value instanceof Error) return [];
  if (typeof value === 'number' && !Number.isFinite(value)) return [path];
  return childrenOf(value).flatMap(([key, child]) =>
    child === undefined ? [`${path}.${key}`] : holesIn(child, `${path}.${key}`),
  );
}

function childrenOf(value: unknown): (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return value.map((child: unknown, index) => [index, child] as const);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

export function replaced(value: unknown, [key, ...rest]: Place, next: unknown): unknown {
  if (key === undefined) return next;
  const entries = childrenOf(value).map(
    ([name, child]) => [name, name === key ? replaced(child, rest, next) : child] as const,
  );
  return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}

export function valueAt(value: unknown, place: Place): unknown {
  return place.reduce<unknown>((inner, key) => childrenOf(inner).find(([name]) => name === key)?.[1], value);
}
