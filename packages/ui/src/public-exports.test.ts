import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Entry files of package.json's `exports`, by subpath. */
const entries = {
  theme: 'theme/index.ts',
  components: 'components/index.ts',
  ...Object.fromEntries(
    readdirSync(join(import.meta.dirname, 'screens'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(entry.parentPath, entry.name, 'index.ts')))
      .map(({ name }) => [`screens/${name}`, `screens/${name}/index.ts`]),
  ),
};

test('exports exactly the names in public-exports.txt', async () => {
  const lines = Object.entries(entries).flatMap(([entry, file]) =>
    exportsOf(join(import.meta.dirname, file)).map((name) => `${entry} ${name}`),
  );
  const text = lines
    .toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' }))
    .join('\n');
  await expect(
    `${text}\n`,
    'The exports of @naap/ui have changed, and other packages may use the old names. If the change is intended, ' +
      'run `pnpm test:unit --project ui public-exports -u` and commit the list.',
  ).toMatchFileSnapshot('public-exports.txt');
});

/** Returns the names that an entry file re-exports, such as `Button` and `type ButtonProps`. Throws if the file has other statements. */
function exportsOf(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  return source.split(';').flatMap((statement) => {
    const text = statement.trim();
    if (text === '' || text.startsWith('import ')) return [];
    const all = /^export \* from '(?<from>[^']+)'$/.exec(text)?.groups;
    if (all?.from) return exportsOf(join(dirname(file), all.from));
    const some = /^export (?<type>type )?\{(?<names>[^}]*)\}( from '[^']+')?$/.exec(text)?.groups;
    if (some?.names === undefined) throw new Error(`${file} must contain re-exports only, but has: ${text}`);
    return some.names
      .split(',')
      .map((name) => name.trim().replace(/^(?<type>type )?.* as /, '$<type>'))
      .filter((name) => name !== '')
      .map((name) => (some.type ? `type ${name}` : name));
  });
}
