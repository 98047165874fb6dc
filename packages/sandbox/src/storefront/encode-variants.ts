/**
 * Encodes combinations of option value indexes in version 1 of the format of `encodedVariantExistence`. `v1_0:0-2 4,1:0,` means: the
 * first value of the first option with the values 0, 1, 2 and 4 of the second option, and the second value with value 0. A space
 * separates indexes, `-` is a range, `:` descends to the next option and `,` returns to the previous one.
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

/** Returns indexes as ranges: `0-2 4` for 0, 1, 2 and 4. */
function ranges(positions: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const position of positions) {
    const run = runs.at(-1);
    if (run && position === run.to + 1) run.to = position;
    else runs.push({ from: position, to: position });
  }
  return runs.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)).join(' ');
}
