import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = join(import.meta.dirname, '../../../docs/operations/observability.md');

/** Returns the metrics in the table of a section of docs/operations/observability.md, sorted. */
export function documentedMetrics(heading: string): readonly string[] {
  const [, section = ''] = readFileSync(page, 'utf8').split(`## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  const cells = Array.from(table.matchAll(/^\| (`.*?) \|/gm), ([, cell = '']) => cell);
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`(\w+)`/g), ([, name = '']) => name)).sort();
}

/** Returns the metrics in a text in the Prometheus format, sorted. */
export function metricsIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/^# TYPE (\w+)/gm), ([, name = '']) => name).sort();
}
