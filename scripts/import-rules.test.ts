import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '@naap/launcher/processes';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** For each rule, a file and a module that it must not import. */
const forbidden: readonly (readonly [rule: string, file: string, module: string])[] = [
  ['no-import-cycles', 'packages/state/src/cycle.ts', './cycle.ts'],
  [
    'no-relative-import-leaves-its-package',
    'apps/shop/src/app.tsx',
    '../../../packages/fixtures/src/shop.ts',
  ],
  ['no-package-imports-scripts', 'packages/ui/docs/groups.ts', '../../../scripts/states.ts'],
  ['no-package-imports-the-launcher', 'apps/shop/server/main.ts', '@naap/launcher/ports'],
  ['fixtures-are-for-tests-and-stories', 'packages/ui/src/screens/Home/Home.tsx', '@naap/fixtures/shop'],
  [
    'components-are-imported-from-their-folders',
    'packages/ui/src/components/Button/Button.tsx',
    '../index.ts',
  ],
  ['only-sandbox-and-art-build-import-garments', 'apps/shop/src/app.tsx', '@naap/garments'],
  ['imports-no-package-of-ours', 'packages/garments/src/render.ts', '@naap/sandbox'],
  ['opentelemetry-sdk-is-loaded-on-demand', 'apps/backend/src/app.ts', '@opentelemetry/sdk-metrics'],
  ['browsers-load-no-server-code', 'apps/shop/src/clients.ts', '@naap/server/telemetry'],
  ['events-import-amounts-only', 'packages/state/src/commerce-events/items.ts', '@naap/api-clients'],
  ['events-are-loaded-on-demand', 'packages/state/src/cart/use-cart.ts', '../commerce-events/items.ts'],
  ['content-is-data', 'packages/content/src/schema.ts', '@naap/state'],
  ['clients-know-the-wire-only', 'packages/api-clients/src/storefront/client.ts', 'react'],
  ['firebase-only-in-phone-auth', 'packages/api-clients/src/storefront/client.ts', 'firebase/auth'],
  ['state-knows-no-screen-and-no-wire', 'packages/state/src/cart/use-cart.ts', '@naap/ui/components'],
  ['components-know-no-data', 'packages/ui/src/components/Button/Button.tsx', '@naap/state'],
  ['screens-get-data-from-hooks', 'packages/ui/src/screens/Home/Home.tsx', '@tanstack/react-query'],
  ['no-screen-imports-another', 'packages/ui/src/screens/Home/Home.tsx', '../Cart/index.ts'],
  ['base-ui-only-in-behaviour', 'packages/ui/src/components/Button/Button.tsx', '@base-ui/react'],
  ['sandbox-knows-the-contracts-only', 'packages/sandbox/src/index.ts', '@naap/backend'],
  ['backend-knows-contracts-and-storefront', 'apps/backend/src/app.ts', 'react'],
  ['app-composes-screens-state-and-clients', 'apps/shop/src/app.tsx', '@naap/sandbox'],
  ['server-code-stays-on-the-server', 'apps/shop/src/app.tsx', './structured-data/product.ts'],
  ['journeys-and-benchmarks-know-the-shop-from-outside', 'e2e/journey.test.ts', '@naap/state'],
];

/** A temporary project that has the rules of this one. Each case is a file with one import. */
const project = mkdtempSync(join(tmpdir(), 'naap-import-rules-'));
let summary: {
  readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] };
};

/** 'a/src/b.ts' as 'a/src/b-7.ts', because cases may share a path. The endings of tests, stories and configurations are kept. */
const numbered = (index: number, path: string) => path.replace(/^(.*\/[^./]+)/, `$1-${index}`);

function write(path: string, source: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), source);
}

beforeAll(() => {
  cpSync(join(root, '.dependency-cruiser.mjs'), join(project, '.dependency-cruiser.mjs'));
  write('package.json', '{ "type": "module" }');
  for (const [index, [, path, module]] of forbidden.entries()) {
    const target = join(dirname(path), module);
    const isMissing = module.startsWith('.') && !existsSync(join(project, target));
    if (isMissing) write(target, `export { used } from './${numbered(index, path).split('/').at(-1)}';\n`);
    write(
      numbered(index, path),
      `import { used as thing } from '${module}';\n\nexport const used = thing;\n`,
    );
  }
  const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
  const { stdout, stderr } = spawnSync('depcruise', [...options, 'packages', 'apps', 'e2e'], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(stdout, stderr).toContain('"violations"');
  ({ summary } = JSON.parse(stdout));
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

const rulesBrokenBy = (file: string) =>
  summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

it('every rule has a case', () => {
  expect(forbidden.map(([rule]) => rule)).toEqual(summary.ruleSetUsed.forbidden.map(({ name }) => name));
});

it.each(forbidden.map((row, index) => [...row, index] as const))(
  '%s: %s may not import %s',
  (rule, file, _, index) => {
    expect(rulesBrokenBy(numbered(index, file))).toContain(rule);
  },
);
