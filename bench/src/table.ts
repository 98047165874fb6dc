/** Formats rows below their headings, in columns: the first is aligned left, all others right. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) => formatRow(row, widths)).join('\n');
}

function formatRow(row: readonly string[], widths: readonly number[]): string {
  return row
    .map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    .join('  ')
    .trimEnd();
}
