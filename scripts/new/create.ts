import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BARREL = 'packages/ui/src/components/index.ts';
const LOCALES = 'packages/messages/locales';
const PUBLIC_LIST = 'packages/ui/src/public-exports.txt';

/**
 * Creates the files of a component or screen from the templates in the project at `root`. Returns the paths of the created and changed files,
 * relative to `root`, and what to do next, one step per line. Throws an Error, before writing anything, when the
 * kind or the name is invalid, or its folder exists.
 */
export function create(root: string, [kind, name = '', ...more]: readonly string[]) {
  if ((kind !== 'component' && kind !== 'screen') || !/^([A-Z][a-z0-9]+)+$/.test(name) || more.length > 0)
    throw new Error(
      'give component or screen, and a name in PascalCase. Example: pnpm new component GiftCard',
    );
  const exported = readFileSync(join(root, PUBLIC_LIST), 'utf8');
  if (kind === 'component' && new RegExp(` ${name}$`, 'm').test(exported))
    throw new Error(`@naap/ui already exports ${name}.`);

  const words = name.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const path = words.toLowerCase().replaceAll(' ', '-');
  const fields = { Name: name, Words: words, path, key: path.replaceAll('-', '_') };
  const folder = join(`packages/ui/src/${kind}s`, name);
  const templates = join(import.meta.dirname, 'templates', kind);
  mkdirSync(join(root, folder));
  const write = (template: string, file: string) => {
    const text = readFileSync(template, 'utf8');
    writeFileSync(
      join(root, file),
      text.replaceAll(/\{\{(Name|Words|path|key)\}\}/g, (_, field: keyof typeof fields) => fields[field]),
    );
    return file;
  };
  const files = readdirSync(templates).map((template) =>
    write(join(templates, template), join(folder, template.replace('Name', name).replace(/\.template$/, ''))),
  );
  if (kind === 'component') {
    addLines(join(root, BARREL), [`export * from './${name}/index.ts';`]);
    addLines(join(root, PUBLIC_LIST), [`components ${name}`, `components type ${name}Props`]);
    const changeset = write(join(templates, '../changeset.md.template'), `.changeset/new-${path}.md`);
    return {
      files: [...files, BARREL, PUBLIC_LIST, changeset],
      next: [
        'Write its props, styles and documentation.',
        'Add it to a group of the sidebar: packages/ui/docs/groups.ts.',
      ],
    };
  }
  addLines(join(root, PUBLIC_LIST), [`screens/${name} ${name}Screen`]);
  const messages = readdirSync(join(root, LOCALES)).map((locale) =>
    write(join(templates, '../messages.json.template'), join(LOCALES, locale, `${path}.json`)),
  );
  return {
    files: [...files, ...messages, PUBLIC_LIST],
    next: [
      `Write its texts in every language: ${LOCALES}/*/${path}.json, then run pnpm generate.`,
      'Call its hook in the screen, and write a story for every state.',
      'Add its route to apps/shop/src, beside that of the screen Wishlist, and list texts of its page in page-renderer.test.tsx.',
    ],
  };
}

/** Inserts lines into a file whose lines are in alphabetical order. */
function addLines(path: string, added: readonly string[]): void {
  const lines = [...readFileSync(path, 'utf8').trimEnd().split('\n'), ...added];
  const sorted = lines.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' }));
  writeFileSync(path, `${sorted.join('\n')}\n`);
}
