/**
 * Encodes combinations of option positions as `encodedVariantExistence` does, version 1: `v1_0:0-2 4,1:0,` is the first value
 * of the first option with the values 0, 1, 2 and 4 of the second, and the second value with 0. Spaces separate positions, `-`
 * joins neighbours, `:` begins the next option, `,` ends a prefix.
 */
export function encodeVariants(combinations: readonly (readonly number[])[]): string {
  const valid = combinations.filter((positions) => positions.length > 0 && positions.every((at) => at >= 0));
  if (valid.length === 0) return '';
  return `v1_${encodeFrom(valid, 0)}`;
}

function encodeFrom(combinations: readonly (readonly number[])[], depth: number): string {
  const byPosition = Map.groupBy(combinations, (positions) => positions[depth] ?? 0);
  const positions = [...byPosition.keys()].sort((a, b) => a - b);
  const isLast = combinations.every(({ length }) => length === depth + 1);
  if (isLast) return ranges(positions);
  return positions
    .map((position) => `${position}:${encodeFrom(byPosition.get(position) ?? [], depth + 1)},`)
    .join('');
}

/** `0-2 4` of 0, 1, 2 and 4. */
function ranges(positions: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const position of positions) {
    const run = runs.at(-1);
    if (run && position === run.to + 1) run.to = position;
    else runs.push({ from: position, to: position });
  }
  return runs.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)).join(' ');
}
