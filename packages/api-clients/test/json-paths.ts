/** Lists and replaces values inside JSON by path. */
export type JsonPath = readonly (string | number)[];

/** Values that a malformed response may have in any field. */
export const INVALID_VALUES: readonly unknown[] = [
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

/** Lists the path of every nested value. */
export function pathsIn(value: unknown, path: JsonPath = []): JsonPath[] {
  const nested = childrenOf(value).flatMap(([key, child]) => pathsIn(child, [...path, key]));
  return path.length > 0 ? [path, ...nested] : nested;
}

/** Lists the path of every list, including the root. */
export function listPathsIn(value: unknown, path: JsonPath = []): JsonPath[] {
  const nested = childrenOf(value).flatMap(([key, child]) => listPathsIn(child, [...path, key]));
  return Array.isArray(value) ? [path, ...nested] : nested;
}

/** Lists the paths of undefined, NaN and infinite values, which no parsed result may have. */
export function missingValuesIn(value: unknown, path = 'result'): string[] {
  if (value instanceof Error) return [];
  if (typeof value === 'number' && !Number.isFinite(value)) return [path];
  return childrenOf(value).flatMap(([key, child]) =>
    child === undefined ? [`${path}.${key}`] : missingValuesIn(child, `${path}.${key}`),
  );
}

function childrenOf(value: unknown): (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return value.map((child: unknown, index) => [index, child] as const);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

export function replaceAt(value: unknown, [key, ...rest]: JsonPath, next: unknown): unknown {
  if (key === undefined) return next;
  const entries = childrenOf(value).map(
    ([name, child]) => [name, name === key ? replaceAt(child, rest, next) : child] as const,
  );
  return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}

export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((inner, key) => childrenOf(inner).find(([name]) => name === key)?.[1], value);
}
