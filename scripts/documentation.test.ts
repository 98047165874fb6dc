/** What the documentation must cover. `pnpm check documentation` runs these tests too. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '@naap/launcher/processes';
import { featureStates } from '@naap/ui/feature-states';
import { states } from '@naap/ui/states';
import { type ESTree, parseSync } from 'vite';
import { expect, it } from 'vitest';

const readAll = (...patterns: readonly string[]) =>
  globSync(patterns, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));

interface Member {
  readonly name: string;
  /** Whether only some cases of a union have it. */
  readonly isOfCase: boolean;
}

const folders = globSync('packages/ui/src/components/*/', { cwd: root });

it.each(folders.map((folder) => [basename(folder), folder]))('the page of %s has every prop', (_, folder) => {
  const [page = ''] = readAll(`${folder}/*.mdx`);
  const [index = ''] = readAll(`${folder}/index.ts`);
  const stories = page.includes('<Controls of=') ? readAll(`${folder}/*.stories.tsx`).join('\n') : '';
  const tables = [
    ...page.matchAll(/<ArgTypes of=\{(\w+)\}/g),
    ...stories.matchAll(/^ {2}component: (\w+)/gm),
  ];
  const missing = readAll(`${folder}/*[!s].tsx`)
    .flatMap((source) => parseSync('component.tsx', source).program.body.flatMap(propsOf))
    .filter(({ component }) => new RegExp(`\\b${component}\\b(?![./])`).test(index))
    .filter(({ component, isOfCase }) => isOfCase || !tables.some(([, tabled]) => tabled === component))
    .filter(({ name }) => !page.includes(`\`${name}\``))
    .map(({ component, name }) => `${component} ${name}`);
  expect(missing).toEqual([]);
});

/**
 * Returns the props that a statement declares: the members of the interface or type `ButtonProps` are those of `Button`. Storybook's tables lack
 * the members that only some cases of a union have.
 */
function propsOf(statement: ESTree.Directive | ESTree.Statement) {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'TSInterfaceDeclaration' && declaration?.type !== 'TSTypeAliasDeclaration')
    return [];
  const component = declaration.id.name.replace(/Props$/, '');
  if (component === declaration.id.name) return [];
  const type = declaration.type === 'TSInterfaceDeclaration' ? declaration.body : declaration.typeAnnotation;
  return membersOf(type).map((member) => ({ component, ...member }));
}

function membersOf(type: ESTree.TSType | ESTree.TSInterfaceBody, isOfCase = false): readonly Member[] {
  switch (type.type) {
    case 'TSIntersectionType':
      return type.types.flatMap((part) => membersOf(part, isOfCase));
    case 'TSUnionType':
      return type.types.flatMap((part) => membersOf(part, true));
    case 'TSParenthesizedType':
      return membersOf(type.typeAnnotation, isOfCase);
    case 'TSInterfaceBody':
    case 'TSTypeLiteral': {
      const members = type.type === 'TSTypeLiteral' ? type.members : type.body;
      return members.flatMap((member) =>
        'key' in member && 'name' in member.key && typeof member.key.name === 'string'
          ? [{ name: member.key.name, isOfCase }]
          : [],
      );
    }
    default:
      return [];
  }
}

it('every state of the lists is named by a story, or by its test', () => {
  const stories = readAll('packages/ui/src/**/*.stories.tsx', '.storybook/flows/*.stories.tsx').join('\n');
  const named = stories.replaceAll(/assertState\(\s*'[^']+'/g, '');
  const shown = [...states, ...featureStates].filter(
    ({ assertion }) => !('fact' in assertion && assertion.test !== undefined),
  );
  expect(shown.map(({ id }) => id).filter((id) => !named.includes(`'${id}'`))).toEqual([]);
});
