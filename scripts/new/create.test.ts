// @module-tag slow
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@naap/launcher/processes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { create } from './create.ts';

/** A project with the files that are changed, and links to the packages that the created files import. */
const copy = mkdtempSync(join(tmpdir(), 'naap-new-'));
const ui = 'packages/ui';
const messages = 'packages/messages';
const copied = [
  '.changeset',
  'biome.json',
  'scripts/lint',
  '.gitignore',
  'tsconfig.base.json',
  `${ui}/src/public-exports.txt`,
  `${ui}/src/components/index.ts`,
  `${ui}/src/screens/Home/index.ts`,
  ...['locales', 'locales.ts', 'scripts', 'tsconfig.generated.json', 'package.json'].map(
    (name) => `${messages}/${name}`,
  ),
];
/** The projects of the modules that the created files import. */
const references = [ui, `${ui}/tsconfig.test.json`, 'packages/state', 'packages/fixtures'].map((path) => ({
  path: join(root, path),
}));

beforeAll(() => {
  for (const path of copied) cpSync(join(root, path), join(copy, path), { recursive: true });
  for (const path of ['node_modules', `${ui}/node_modules`, `${messages}/node_modules`])
    symlinkSync(join(root, path), join(copy, path));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('pnpm new', () => {
  // Compiles the messages, and the projects that the created files import, unless `pnpm check` has.
  it('creates a component and a screen that pass type check, formatter and import rules', () => {
    const component = create(copy, ['component', 'GiftCard']);
    const screen = create(copy, ['screen', 'GiftCards']);
    const files = [...component.files, ...screen.files];
    expect(files).toContain('packages/messages/locales/en/gift-cards.json');
    expect(readFileSync(join(copy, '.changeset/new-gift-card.md'), 'utf8')).toContain(
      'New component: GiftCard.',
    );
    for (const file of files) expect(readFileSync(join(copy, file), 'utf8')).not.toMatch(/\{\{(?!Gift)/);

    expect(run('node', [`${messages}/scripts/generate.ts`])).toBe('');
    const code = files.filter((file) => /\.tsx?$/.test(file));
    expect(run('biome', ['check', '--error-on-warnings', ...code])).toBe('');
    const declarations = join(root, ui, '.tsbuild/src/css/customProperties.d.ts');
    const types = {
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        composite: false,
        emitDeclarationOnly: false,
        noEmit: true,
        tsBuildInfoFile: null,
        lib: ['es2024', 'dom', 'dom.iterable'],
        types: ['node', 'trusted-types', 'vite/client'],
        jsx: 'react-jsx',
        // The modules beside the created files.
        rootDirs: [join(copy, ui), join(root, ui)],
        paths: {
          '@naap/messages': [join(copy, messages, 'generated/types/messages.d.ts')],
        },
      },
      files: [...code.map((file) => join(copy, file)), declarations],
      references,
    };
    writeFileSync(join(copy, ui, 'tsconfig.json'), JSON.stringify(types));
    expect(run('tsc', ['-b', ui])).toBe('');
  });

  it.each([
    [['component', 'giftCard'], 'PascalCase'],
    [['component', '../Gift'], 'PascalCase'],
    [['component', 'Button'], 'already exports Button'],
    [['screen', 'Home'], 'exists'],
    [['hook', 'GiftCard'], 'give component or screen'],
    [['component'], 'Example: pnpm new component GiftCard'],
  ])('rejects %j and writes nothing', (given, reason) => {
    expect(() => create(copy, given)).toThrow(reason);
  });
});

/** Returns the command's output when it fails; an empty string when it succeeds. */
function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  if (error) throw error;
  return status === 0 ? '' : `${stdout}${stderr}`;
}
