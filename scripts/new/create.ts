import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Kind = 'component' | 'screen';

export interface Created {
  /** Paths of the created and changed files, relative to the root. */
  readonly files: readonly string[];
  /** Manual steps, one per line. */
  readonly next: readonly string[];
}

const folders: Record<Kind, string> = {
  component: 'packages/ui/src/components',
  screen: 'packages/ui/src/screens',
};
const BARREL = 'packages/ui/src/components/index.ts';
const PUBLIC_LIST = 'packages/ui/src/public-exports.txt';

/** Names of React, the browser and the language that a file is likely to use. */
const reserved: ReadonlySet<string> = new Set([
  ...['Activity', 'Children', 'Component', 'Fragment', 'Profiler', 'StrictMode', 'Suspense'],
  ...['Document', 'Element', 'Event', 'Image', 'Node', 'Option', 'Range', 'Request', 'Response', 'Window'],
  ...['Array', 'Boolean', 'Date', 'Error', 'Function', 'Iterator', 'Map', 'Number', 'Object', 'Promise'],
  ...['Proxy', 'Record', 'Set', 'String', 'Symbol'],
  // Names that are used by the generated files.
  ...['Index', 'Screen'],
]);

/**
 * Creates the files of a component or screen from the templates in the project at `root`. Throws an Error with the reason, before
 * writing anything, when the kind or the name is invalid.
 */
export function create(root: string, given: readonly string[]): Created {
  const [kind, name, ...more] = given;
  if (kind === undefined || name === undefined || more.length > 0)
    throw new Error('give a kind and a name. Example: pnpm new component GiftCard');
  if (kind !== 'component' && kind !== 'screen')
    throw new Error(`pnpm new takes component or screen, not "${kind}".`);
  return createNamed(root, kind, name);
}

function createNamed(root: string, kind: Kind, name: string): Created {
  const reason = nameError(root, kind, name);
  if (reason !== null) throw new Error(`"${name}" is not a valid name of a ${kind}: ${reason}`);

  const folder = join(folders[kind], name);
  const templates = fileURLToPath(new URL(`templates/${kind}`, import.meta.url));
  mkdirSync(join(root, folder));
  const files = readdirSync(templates).map((template) => {
    const path = join(folder, template.replace('Name', name).replace(/\.template$/, ''));
    writeFileSync(join(root, path), fill(readFileSync(join(templates, template), 'utf8'), name));
    return path;
  });
  if (kind === 'screen') {
    addLines(join(root, PUBLIC_LIST), [`screens/${name} ${name}Screen`]);
    return {
      files: [...files, PUBLIC_LIST],
      next: [
        'Write its texts into the copy file, call its hook in the screen, and write a story for every state.',
        'Add its route to apps/shop/src/routes.tsx, in the order of the specification:',
        `    route('/${pathOf(name)}', () => import('@naap/ui/screens/${name}'), (m) => m.${name}Screen),`,
        'Add its page to `pages` of apps/shop/src/ssr.test.tsx:',
        `    '/${pathOf(name)}': { at: '/${pathOf(name)}', shows: /${wordsOf(name)}/ },`,
      ],
    };
  }
  addLines(join(root, BARREL), [`export * from './${name}/index.ts';`]);
  addLines(join(root, PUBLIC_LIST), [`components ${name}`, `components type ${name}Props`]);
  return {
    files: [...files, BARREL, PUBLIC_LIST],
    next: [
      'Write its props, styles and documentation.',
      'Add it to a group of the sidebar: packages/ui/docs/groups.ts.',
      'Add its size budget: pnpm size --update.',
    ],
  };
}

/** Returns the reason why the name is invalid; null when it is valid. */
function nameError(root: string, kind: Kind, name: string): string | null {
  if (!/^([A-Z][a-z0-9]+)+$/.test(name))
    return 'it is not in PascalCase, with letters and digits only. Example: GiftCard';
  if (reserved.has(name))
    return 'the name is taken by React, the browser, the language or the project itself';
  if (kind === 'screen' && name.endsWith('Screen'))
    return `the suffix "Screen" is added automatically: call it ${name.replace(/Screen$/, '')}`;
  // Some file systems are case-insensitive.
  const taken = readdirSync(join(root, folders[kind])).find(
    (other) => other.toLowerCase() === name.toLowerCase(),
  );
  if (taken !== undefined) return `${join(folders[kind], taken)} exists`;
  const exported = linesOf(join(root, PUBLIC_LIST)).map((line) => line.split(' ').at(-1));
  if (kind === 'component' && exported.includes(name))
    return 'packages/ui/src/components already exports that name';
  return null;
}

function fill(template: string, name: string): string {
  return template
    .replaceAll('{{Name}}', name)
    .replaceAll('{{Words}}', wordsOf(name))
    .replaceAll('{{path}}', pathOf(name));
}

/** Returns the name as words: GiftCard as 'Gift card'. */
function wordsOf(name: string): string {
  const [first = '', ...rest] = name.split(/(?=[A-Z])/);
  return [first, ...rest.map((word) => word.toLowerCase())].join(' ');
}

/** Returns the name in kebab case: GiftCard as 'gift-card'. */
function pathOf(name: string): string {
  return wordsOf(name).toLowerCase().replaceAll(' ', '-');
}

/** Inserts lines into a file whose lines are in alphabetical order. */
function addLines(path: string, added: readonly string[]): void {
  const lines = [...linesOf(path), ...added].toSorted(alphabetically);
  writeFileSync(path, `${lines.join('\n')}\n`);
}

function linesOf(path: string): readonly string[] {
  return readFileSync(path, 'utf8').trimEnd().split('\n');
}

function alphabetically(one: string, other: string): number {
  return one.localeCompare(other, 'en', { sensitivity: 'base' });
}
