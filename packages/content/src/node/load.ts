import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { euShoes } from '../eu-shoes.ts';
import { naap } from '../naap.ts';
import { ContentError, parseContent } from '../parse.ts';
import type { ContentWithCharts } from '../schema.ts';

export { ContentError, type ContentWithCharts };

/** The root of the repository, to which relative paths are resolved. */
const root = fileURLToPath(new URL('../../../..', import.meta.url));

const builtIn: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['naap', naap],
  ['eu-shoes', euShoes],
]);

/**
 * Loads and parses the content selected by the environment variable CONTENT: `naap` (the default), `eu-shoes`, or the path of a .json
 * or .ts file. Returns it in a language, as `parseContent` does. Throws a `ContentError` that lists every mistake in the file.
 */
export async function loadContent(
  selected: string | undefined,
  language?: string,
): Promise<ContentWithCharts> {
  const name = selected || 'naap';
  const source = builtIn.has(name) ? `CONTENT=${name}` : `CONTENT: ${name}`;
  return parseContent(await readContent(name), source, language);
}

/** Returns the content that `loadContent` parses, as it is written. Throws a `ContentError` when there is no such file. */
export async function readContent(selected: string | undefined): Promise<unknown> {
  const name = selected || 'naap';
  const builtInContent = builtIn.get(name);
  if (builtInContent !== undefined) return builtInContent;
  const path = resolve(root, name);
  const extension = extname(path);
  if (extension !== '.json' && extension !== '.ts') {
    throw new ContentError(
      `CONTENT is "${name}", which is neither ${[...builtIn.keys()].join(' nor ')} nor a .json or .ts file. Example: CONTENT=my-shop.json`,
    );
  }
  try {
    // Some editors begin a file with a byte-order mark.
    if (extension === '.json') return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
    const loaded: { readonly default?: unknown } = await import(pathToFileURL(path).href);
    return loaded.default;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentError(
      `CONTENT is "${name}", which cannot be read: ${reason}. Example: CONTENT=my-shop.json`,
      {
        cause: error,
      },
    );
  }
}
