import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './processes.ts';

const refused = [
  ['packages/api-clients/src/storefront/client.ts', 'react'],
  ['packages/api-clients/src/storefront/client.ts', '@naap/state'],
  ['packages/api-clients/src/storefront/client.ts', '@naap/sandbox'],
  ['packages/api-clients/src/storefront/client.ts', 'firebase/auth'],
  ['packages/api-clients/src/phone-auth/client.ts', '@tanstack/react-query'],
  ['packages/api-clients/src/storefront/client.ts', '@naap/content'],
  ['packages/content/src/schema.ts', '@naap/state'],
  ['packages/ui/src/screens/Home/Home.tsx', '@naap/content'],
  ['packages/state/src/cart/use-cart.ts', 'react-router-dom'],
  ['packages/state/src/cart/use-cart.ts', '@naap/ui/components'],
  ['packages/state/src/cart/use-cart.ts', '@connectrpc/connect'],
  ['packages/ui/src/components/Button/Button.tsx', '@naap/state'],
  ['packages/ui/src/components/Button/Button.tsx', '@naap/api-clients'],
  ['packages/ui/src/components/Button/Button.tsx', '@naap/api-clients/storefront'],
  ['packages/ui/src/components/Button/Button.tsx', 'react-router-dom'],
  ['packages/ui/src/components/Button/Button.tsx', '@base-ui/react'],
  ['packages/ui/src/components/Button/Button.tsx', '../../screens/Home/Home.tsx'],
  ['packages/ui/src/behaviour/menu.tsx', '@naap/state'],
  ['packages/ui/src/screens/Home/Home.tsx', '@naap/api-clients'],
  ['packages/ui/src/screens/Home/Home.tsx', '@tanstack/react-query'],
  ['packages/ui/src/screens/Home/Home.tsx', '../Cart/index.ts'],
  ['packages/garments/src/render.ts', '@naap/sandbox'],
  ['packages/sandbox/src/index.ts', '@naap/backend'],
  ['packages/sandbox/src/index.ts', '@naap/api-clients'],
  ['apps/backend/src/app.ts', '@naap/sandbox'],
  ['apps/backend/src/app.ts', 'react'],
  ['apps/shop/src/app.tsx', '@naap/sandbox'],
  ['apps/shop/src/app.tsx', '@tanstack/react-query'],
  ['e2e/journey.test.ts', '@naap/state'],
] as const;

const allowed = [
  ['packages/api-clients/src/phone-auth/firebase.ts', 'firebase/auth'],
  ['packages/api-clients/src/storefront/client.test.ts', '@naap/sandbox'],
  ['packages/content/src/schema.ts', '@naap/api-clients/pricing'],
  ['packages/state/src/cart/use-cart.ts', '@naap/api-clients'],
  ['packages/ui/src/behaviour/menu.tsx', '@base-ui/react'],
  ['packages/ui/src/components/Price/Price.tsx', '@naap/api-clients/pricing'],
  ['packages/ui/src/screens/Home/Home.tsx', '@naap/state'],
  ['packages/ui/src/screens/Home/Home.tsx', '../../components/index.ts'],
  ['packages/ui/src/screens/Home/Home.tsx', '../app-frame/PageMeta.tsx'],
  ['packages/ui/src/screens/Home/Home.stories.tsx', '@naap/sandbox/msw'],
  ['apps/backend/src/orders/price.ts', '@naap/api-clients/pricing'],
  ['apps/shop/src/app.tsx', '@naap/ui/components'],
] as const;

/** A tree of one-import files under the project's own lint rules, each file in a folder that says its case's number. */
describe('the walls between layers', () => {
  const cases = [...refused, ...allowed];
  const tree = mkdtempSync(join(tmpdir(), 'naap-walls-'));
  let stopped: ReadonlySet<string> = new Set();

  beforeAll(() => {
    for (const file of ['biome.json', '.gitignore']) cpSync(join(root, file), join(tree, file));
    for (const [index, [path, module]] of cases.entries()) {
      const file = join(tree, numbered(index, path));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `import { thing } from '${module}';\n\nexport const used = thing;\n`);
    }
    const args = [
      'lint',
      '--only=style/noRestrictedImports',
      '--reporter=json',
      '--max-diagnostics=none',
      '.',
    ];
    const { stdout, stderr, error } = spawnSync('biome', args, { cwd: tree, encoding: 'utf8' });
    if (error) throw error;
    expect(stdout, stderr).toContain('"diagnostics"');
    stopped = new Set(
      cases.flatMap(([path], index) => (stdout.includes(numbered(index, path)) ? [`${index}`] : [])),
    );
  });

  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it.each(refused.map((row, index) => [...row, index] as const))(
    '%s may not import %s',
    (_path, _module, index) => {
      expect([...stopped]).toContain(`${index}`);
    },
  );

  it.each(allowed.map((row, index) => [...row, refused.length + index] as const))(
    '%s may import %s',
    (_path, _module, index) => {
      expect([...stopped]).not.toContain(`${index}`);
    },
  );
});

/** 'a/src/b.ts' as 'a/src/b-7.ts': cases may share a path, files may not. Tests and stories keep their ending. */
function numbered(index: number, path: string): string {
  return path.replace(/^(.*\/[^./]+)/, `$1-${index}`);
}
