import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The entries of package.json's `exports`, by what follows '@naap/ui/'. */
const entries = {
  theme: 'theme/index.ts',
  components: 'components/index.ts',
  ...Object.fromEntries(
    readdirSync(join(import.meta.dirname, 'screens'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [`screens/${name}`, `screens/${name}/index.ts`]),
  ),
};

test('exports what public-exports.txt lists, no more and no less', async () => {
  const lines = Object.entries(entries).flatMap(([entry, file]) =>
    exportsOf(join(import.meta.dirname, file)).map((name) => `${entry} ${name}`),
  );
  const text = lines
    .toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' }))
    .join('\n');
  await expect(
    `${text}\n`,
    'The names that @naap/ui exports have changed, and others may build on the old ones. Where that is meant, ' +
      'run `pnpm test:unit --project ui public-exports -u` and commit the list with the change.',
  ).toMatchFileSnapshot('public-exports.txt');
});

/** `Button`, `type ButtonProps`. Entries hold nothing but exports from elsewhere, of which these are the forms. */
function exportsOf(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  return source.split(';').flatMap((statement) => {
    const text = statement.trim();
    if (text === '' || text.startsWith('import ')) return [];
    const all = /^export \* from '(?<from>[^']+)'$/.exec(text)?.groups;
    if (all?.from) return exportsOf(join(dirname(file), all.from));
    const some = /^export (?<type>type )?\{(?<names>[^}]*)\}( from '[^']+')?$/.exec(text)?.groups;
    if (some?.names === undefined) throw new Error(`${file} holds more than exports: ${text}`);
    return some.names
      .split(',')
      .map((name) => name.trim().replace(/^(?<type>type )?.* as /, '$<type>'))
      .filter((name) => name !== '')
      .map((name) => (some.type ? `type ${name}` : name));
  });
}
