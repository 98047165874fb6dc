import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '@naap/launcher/processes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A file, and the module that it must not import. */
const forbidden = [
  ['packages/api-clients/src/storefront/client.ts', 'react'],
  ['packages/api-clients/src/storefront/client.ts', '@naap/state'],
  ['packages/api-clients/src/storefront/client.ts', '@naap/sandbox'],
  ['packages/api-clients/src/storefront/client.ts', 'firebase/auth'],
  ['packages/api-clients/src/phone-auth/client.ts', '@tanstack/react-query'],
  ['packages/api-clients/src/storefront/client.ts', '@naap/content'],
  ['packages/content/src/schema.ts', '@naap/state'],
  ['packages/state/src/commerce-events/items.ts', '../shop-state.ts'],
  ['packages/state/src/commerce-events/items.ts', '@naap/api-clients'],
  ['packages/state/src/cart/use-cart.ts', '../commerce-events/items.ts'],
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
  ['packages/ui/src/screens/app-frame/AppShell.tsx', '../Cart/index.ts'],
  ['packages/ui/src/screens/Home/Home.tsx', '@naap/fixtures/shop'],
  ['packages/ui/src/components/Button/Button.tsx', '../../../fixtures/component-states.tsx'],
  ['packages/state/src/cart/use-cart.ts', '../../test/render-state.tsx'],
  ['packages/state/src/cart/use-cart.ts', '@naap/fixtures/fake-clients'],
  ['packages/sandbox/src/index.ts', '@naap/fixtures/shop'],
  ['apps/shop/src/app.tsx', '../../../packages/fixtures/src/shop-fixture.ts'],
  ['apps/backend/src/app.ts', '@naap/fixtures/products'],
  ['packages/state/src/cart/use-cart.ts', '../../../api-clients/src/pricing/money.ts'],
  ['packages/ui/docs/groups.ts', '../../../scripts/states.ts'],
  ['apps/shop/server/main.ts', '../../.storybook/media.ts'],
  ['e2e/helpers/shopper.ts', '../../scripts/states.ts'],
  ['e2e/helpers/shopper.ts', '../../packages/sandbox/src/index.ts'],
  ['scripts/states.ts', '../packages/ui/src/states.ts'],
  ['e2e/global-setup.ts', '../apps/launcher/src/settings.ts'],
  ['e2e/global-setup.ts', '../scripts/states.ts'],
  ['deploy/release.ts', '../scripts/states.ts'],
  ['e2e/journey.test.ts', '@naap/launcher/test/stack'],
  ['bench/src/load.ts', '@naap/launcher/test/stack'],
  ['apps/backend/src/app.ts', '@naap/launcher/test/stack'],
  ['scripts/visual.ts', '../.storybook/modes.ts'],
  ['.storybook/theme.ts', '../packages/ui/src/theme/roles.ts'],
  ['.storybook/testing/axe.ts', '../../scripts/states.ts'],
  ['packages/garments/src/render.ts', '@naap/sandbox'],
  ['packages/sandbox/src/index.ts', '@naap/backend'],
  ['packages/sandbox/src/index.ts', '@naap/api-clients'],
  ['apps/backend/src/app.ts', '@naap/sandbox'],
  ['apps/backend/src/app.ts', 'react'],
  ['apps/shop/src/app.tsx', '@naap/sandbox'],
  ['apps/shop/src/app.tsx', '@tanstack/react-query'],
  ['apps/shop/src/app.tsx', './structured-data/product.ts'],
  ['apps/shop/src/clients.ts', '@naap/api-clients/sitemap'],
  ['packages/api-clients/src/storefront/index.ts', './sitemap.ts'],
  ['e2e/journey.test.ts', '@naap/state'],
  ['apps/shop/server/main.ts', '@naap/launcher/ports'],
  ['packages/messages/locales.ts', '@naap/content'],
  ['packages/server/src/telemetry/calls.ts', '@naap/api-clients'],
  ['packages/server/src/telemetry/calls.ts', '@opentelemetry/sdk-trace'],
  ['apps/backend/src/app.ts', '@opentelemetry/sdk-metrics'],
  ['packages/api-clients/src/storefront/client.ts', '@opentelemetry/api'],
  ['apps/shop/src/clients.ts', '@naap/server/telemetry'],
] as const;

/** A file, and a module that it may import. */
const allowed = [
  ['packages/api-clients/src/phone-auth/firebase.ts', 'firebase/auth'],
  ['packages/api-clients/src/storefront/client.test.ts', '@naap/sandbox'],
  ['packages/content/src/schema.ts', '@naap/api-clients/pricing'],
  ['apps/shop/src/routes/product.ts', '../structured-data/product.ts'],
  ['packages/state/src/cart/use-cart.ts', '@naap/api-clients'],
  ['packages/ui/src/behaviour/menu.tsx', '@base-ui/react'],
  ['packages/ui/src/components/Price/Price.tsx', '@naap/api-clients/pricing'],
  ['packages/ui/src/screens/Home/Home.tsx', '@naap/state'],
  ['packages/ui/src/screens/Home/Home.tsx', '../../components/index.ts'],
  ['packages/ui/src/screens/Home/Home.tsx', '../app-frame/PageMeta.tsx'],
  ['packages/ui/src/screens/Home/Home.stories.tsx', '@naap/sandbox/msw'],
  ['packages/ui/src/screens/Home/Home.stories.tsx', '@naap/fixtures/shop'],
  ['packages/ui/src/screens/Home/Home.stories.tsx', '../../../fixtures/story.tsx'],
  ['packages/state/src/cart/use-cart.test.tsx', '@naap/fixtures/fake-clients'],
  ['scripts/states.ts', '@naap/ui/states'],
  ['scripts/visual.ts', '@naap/launcher/processes'],
  ['e2e/global-setup.ts', '@naap/launcher/test/stack'],
  ['bench/src/start.ts', '@naap/launcher/test/stack'],
  ['deploy/topology.ts', '@naap/launcher/test/stack'],
  ['.storybook/theme.ts', '@naap/ui/theme/roles'],
  ['apps/backend/src/orders/price.ts', '@naap/api-clients/pricing'],
  ['apps/backend/src/app.ts', '@naap/server/telemetry'],
  ['packages/server/src/telemetry/node/sdk.ts', '@opentelemetry/sdk-trace'],
  ['apps/shop/src/app.tsx', '@naap/ui/components'],
] as const;

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
}

/** Each case is a file with one import, in a temporary project that has the rules of this one. */
describe('the rules for imports', () => {
  const cases = [...forbidden, ...allowed];
  const project = mkdtempSync(join(tmpdir(), 'naap-import-rules-'));
  let report: Report;

  beforeAll(() => {
    cpSync(join(root, '.dependency-cruiser.mjs'), join(project, '.dependency-cruiser.mjs'));
    write('package.json', '{ "type": "module" }');
    for (const [index, [path, module]] of cases.entries()) {
      const target = join(dirname(path), module);
      if (module.startsWith('.') && !existsSync(join(project, target)))
        write(target, 'export const thing = 1;\n');
      write(numbered(index, path), `import { thing } from '${module}';\n\nexport const used = thing;\n`);
    }
    write('packages/state/src/cycle/one.ts', "export { two } from './two.ts';\nexport const one = 1;\n");
    write('packages/state/src/cycle/two.ts', "import { one } from './one.ts';\n\nexport const two = one;\n");
    const args = [
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'json',
      'packages',
      'apps',
      'e2e',
      'bench',
      'deploy',
      'scripts',
      '.storybook',
    ];
    const { stdout, stderr, error } = spawnSync('depcruise', args, { cwd: project, encoding: 'utf8' });
    if (error) throw error;
    expect(stdout, stderr).toContain('"violations"');
    report = JSON.parse(stdout);
  });

  afterAll(() => rmSync(project, { recursive: true, force: true }));

  const rulesBrokenBy = (file: string) =>
    report.summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

  function write(path: string, source: string) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), source);
  }

  it.each(forbidden.map((row, index) => [...row, index] as const))(
    '%s may not import %s',
    (path, _module, index) => {
      expect(rulesBrokenBy(numbered(index, path))).not.toEqual([]);
    },
  );

  it.each(allowed.map((row, index) => [...row, forbidden.length + index] as const))(
    '%s may import %s',
    (path, _module, index) => {
      expect(rulesBrokenBy(numbered(index, path))).toEqual([]);
    },
  );

  it('two files may not import each other', () => {
    expect(rulesBrokenBy('packages/state/src/cycle/one.ts')).toEqual(['no-import-cycles']);
  });
});

/** 'a/src/b.ts' as 'a/src/b-7.ts', because cases may share a path. The endings of tests, stories and configurations are kept. */
function numbered(index: number, path: string): string {
  return path.replace(/^(.*\/[^./]+)/, `$1-${index}`);
}
