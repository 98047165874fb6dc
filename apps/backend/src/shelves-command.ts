import { toVariantGid } from '@naap/api-clients/storefront';
import { CsvError, type Info } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { text, variantId } from './routes/fields.ts';
import type { Store } from './store/store.ts';
import { UsageError } from './usage-error.ts';

/** A line of the file, by the names of its columns. Other columns are ignored. */
const Line = v.object({
  variant_id: v.pipe(v.string(), v.transform(toVariantGid), variantId),
  shelf: v.union([v.literal(''), text(40)], 'must have at most 40 characters and no control characters'),
});

/** Imports a CSV file with the columns `variant_id` (global id or number) and `shelf`. Throws UsageError, and then changes nothing. */
export async function importShelves(csv: string, store: Pick<Store, 'saveShelfPlaces'>): Promise<string> {
  const places = new Map<string, string>();
  const problems: string[] = [];
  for (const { record, info } of parseCsv(csv)) {
    const line = v.safeParse(Line, record);
    const { variant_id: id, shelf } = line.success ? line.output : { variant_id: '', shelf: '' };
    const problem = line.success
      ? places.has(id) && `variant_id ${id} is in the file twice`
      : line.issues.map(({ path, input, message }) => `${path?.[0].key} "${input}" ${message}`).join(', ');
    if (problem) problems.push(`Line ${info.lines}: ${problem}.`);
    places.set(id, shelf);
  }
  if (places.size === 0) problems.push('The file has no line with a variant.');
  if (problems.length > 0) throw new UsageError(`${problems.join('\n')}\nNothing was imported.`);
  await store.saveShelfPlaces(places);
  return `${places.size} variants have the shelf places of the file.`;
}

function parseCsv(csv: string): readonly { readonly record: unknown; readonly info: Info }[] {
  try {
    return parse(csv, {
      bom: true,
      info: true,
      trim: true,
      skip_empty_lines: true,
      columns(header: readonly string[]) {
        const names = header.map((name) => name.toLowerCase());
        const missing = Object.keys(Line.entries).find((name) => !names.includes(name));
        if (missing) throw new UsageError(`Line 1: there is no column ${missing}. Nothing was imported.`);
        return names;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw new UsageError(`${error.message}. Nothing was imported.`);
    throw error;
  }
}
