import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification, type VitestPluginContext } from 'vitest/node';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const setup = file('vitest.setup.ts');

/** The settings that all projects share. */
const shared = {
  // The time-outs stop tests that hang. They are far longer than any test takes, so that a slow machine and a long property test pass.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  /** More workers than cores, because tests that start processes wait for them. Vitest limits a percentage to the number of cores. */
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  /**
   * The files of a project share the modules of a worker: most of a short file's time would be spent on importing them again. So a test restores
   * the globals, timers and mocks that it changes.
   */
  isolate: false,
  environment: 'node',
  setupFiles: [setup],
  tags: [
    {
      name: 'slow',
      description: 'Tests that start processes, build packages, or need a Postgres server.',
    },
  ],
};

/** The result of a file of styles depends on the files that it imports too, so it is not cached by its own text. */
const styles = [
  vanillaExtractPlugin(),
  {
    name: 'uncached-styles',
    configureVitest: ({ defineCacheKeyGenerator }: VitestPluginContext) =>
      defineCacheKeyGenerator(({ id }) => (id.includes('.css.ts') ? false : undefined)),
  },
];

/** Runs the files of a project that need a document together: Vitest starts another worker for a file with another environment. */
class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const environment = ({ moduleId }: TestSpecification) =>
      /@vitest-environment (\w+)/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? 'node';
    const groups = Map.groupBy(
      await super.sort(files),
      (spec) => `${spec.project.name} ${environment(spec)}`,
    );
    return [...groups.values()].flat();
  }
}

/** Firebase's Node build has no phone sign-in, so the contract tests use its browser build. */
const firebaseApp = createRequire(file('packages/api-clients/package.json')).resolve('firebase/app');
const firebaseAuthForBrowsers = createRequire(firebaseApp)
  .resolve('@firebase/auth')
  .replace(/dist[\\/]node[\\/]index\.js$/, 'dist/esm/index.js');

/** `pnpm test:unit` runs every project; `--project <name>` runs one. */
export default defineConfig({
  test: {
    // Projects share transformed files, also of earlier runs.
    fsModuleCache: true,
    sequence: { sequencer: EnvironmentSequencer },
    projects: [
      project('proto', ['test/**/*.test.ts']),
      project('packages/api-clients', ['{src,test}/**/*.test.ts']),
      project('packages/content', ['src/**/*.test.ts']),
      project('packages/garments', ['src/**/*.test.ts']),
      project('packages/messages', ['test/**/*.test.ts']),
      project('packages/sandbox', ['{src,test}/**/*.test.ts']),
      project('packages/server', ['src/**/*.test.ts']),
      project('packages/state', ['src/**/*.test.{ts,tsx}'], {
        setupFiles: [setup, file('packages/state/test/setup.ts')],
      }),
      {
        resolve: { alias: { '@firebase/auth': firebaseAuthForBrowsers } },
        ...project('packages/state', ['test/contract/*.test.{ts,tsx}'], {
          name: 'contract-tests',
          server: { deps: { inline: [/firebase/] } },
        }),
      },
      {
        plugins: styles,
        ...project('packages/ui', ['{src,scripts,docs,fixtures}/**/*.test.{ts,tsx}']),
      },
      project('apps/backend', ['{src,test}/**/*.test.{ts,tsx}'], {
        globalSetup: file('apps/backend/test/helpers/global-setup.ts'),
      }),
      project('apps/launcher', ['src/**/*.test.ts']),
      {
        plugins: styles,
        ...project('apps/shop', ['*.test.ts', '{build,server}/*.test.ts', 'src/**/*.test.{ts,tsx}']),
      },
      project('bench', ['src/**/*.test.ts']),
      project('deploy', ['*.test.ts']),
      project('scripts', ['**/*.test.ts']),
    ],
  },
});

/** Returns the settings of a project: its folder, the test files in it, and other settings of Vitest. The folder's last part is its name. */
export function project(root: string, include: string[], others: object = {}) {
  return { root, test: { name: root.replace(/^.*\//, ''), ...shared, include, ...others } };
}
