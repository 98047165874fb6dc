import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneOf } from '../stories/options.ts';

const kinds = ['component', 'screen'] as const;
type Kind = (typeof kinds)[number];

export interface Created {
  /** Paths from the project's folder, new and changed. */
  readonly files: readonly string[];
  /** What is left to do by hand, a line each. */
  readonly next: readonly string[];
}

const folders: Record<Kind, string> = {
  component: 'packages/ui/src/components',
  screen: 'packages/ui/src/screens',
};
const BARREL = 'packages/ui/src/components/index.ts';
const PUBLIC_LIST = 'packages/ui/src/public-exports.txt';

/** Names that React, the browser or the language has already given to something a file is likely to use. */
const reserved: ReadonlySet<string> = new Set([
  ...['Activity', 'Children', 'Component', 'Fragment', 'Profiler', 'StrictMode', 'Suspense'],
  ...['Document', 'Element', 'Event', 'Image', 'Node', 'Option', 'Range', 'Request', 'Response', 'Window'],
  ...['Array', 'Boolean', 'Date', 'Error', 'Function', 'Iterator', 'Map', 'Number', 'Object', 'Promise'],
  ...['Proxy', 'Record', 'Set', 'String', 'Symbol'],
  // Names that the folders of stories and pages use.
  ...['Index', 'Screen'],
]);

/**
 * Writes a component or a screen from the templates into the project at `root`. Throws an Error, having written nothing, where the kind or the name
 * will not do; it says why.
 */
export function create(root: string, given: readonly string[]): Created {
  const [kind, name, ...more] = given;
  if (kind === undefined || name === undefined || more.length > 0)
    throw new Error('say what, and what it is called. Example: pnpm new component GiftCard');
  return createNamed(root, oneOf(kinds, 'pnpm new', kind), name);
}

function createNamed(root: string, kind: Kind, name: string): Created {
  const reason = whyNot(root, kind, name);
  if (reason !== null) throw new Error(`no ${kind} can be called "${name}": ${reason}`);

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
        'Put its words into the copy file and its hook into the screen; write a story for every state.',
        'Give it a line in apps/shop/src/routes.tsx, in the order of the specification:',
        `    route('/${pathOf(name)}', () => import('@naap/ui/screens/${name}'), (m) => m.${name}Screen),`,
        'and one in `pages` of apps/shop/src/ssr.test.tsx, which knows every route:',
        `    '/${pathOf(name)}': { at: '/${pathOf(name)}', shows: /${wordsOf(name)}/ },`,
      ],
    };
  }
  addLines(join(root, BARREL), [`export * from './${name}/index.ts';`]);
  addLines(join(root, PUBLIC_LIST), [`components ${name}`, `components type ${name}Props`]);
  return {
    files: [...files, BARREL, PUBLIC_LIST],
    next: [
      'Change the props, the looks and the words of its page to what it is for.',
      'Give it a place in the side bar: packages/ui/docs/groups.ts.',
      'Give it a budget: pnpm size --update.',
    ],
  };
}

/** Why nothing can have this name; null when something can. */
function whyNot(root: string, kind: Kind, name: string): string | null {
  if (!/^([A-Z][a-z0-9]+)+$/.test(name))
    return 'it is not in PascalCase, of letters and digits. Example: GiftCard';
  if (reserved.has(name))
    return 'the name is taken by React, the browser, the language or the project itself';
  if (kind === 'screen' && name.endsWith('Screen'))
    return `"Screen" is added to it: call it ${name.replace(/Screen$/, '')}`;
  // Some file systems do not tell Tile from tile.
  const taken = readdirSync(join(root, folders[kind])).find(
    (other) => other.toLowerCase() === name.toLowerCase(),
  );
  if (taken !== undefined) return `${join(folders[kind], taken)} exists`;
  const exported = linesOf(join(root, PUBLIC_LIST)).map((line) => line.split(' ').at(-1));
  if (kind === 'component' && exported.includes(name))
    return 'packages/ui/src/components exports that name already';
  return null;
}

function fill(template: string, name: string): string {
  return template
    .replaceAll('{{Name}}', name)
    .replaceAll('{{Words}}', wordsOf(name))
    .replaceAll('{{path}}', pathOf(name));
}

/** GiftCard as 'Gift card'. */
function wordsOf(name: string): string {
  const [first = '', ...rest] = name.split(/(?=[A-Z])/);
  return [first, ...rest.map((word) => word.toLowerCase())].join(' ');
}

/** GiftCard as 'gift-card'. */
function pathOf(name: string): string {
  return wordsOf(name).toLowerCase().replaceAll(' ', '-');
}

/** Adds lines to a file of lines in alphabetical order. */
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
