import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '@naap/messages/vite-plugin';
import { layerStatement } from '@naap/ui/css-layers';
import { readFirstVersions } from '@naap/ui/docs/first-versions';
import { componentGroups } from '@naap/ui/docs/groups';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { IndexInput } from 'storybook/internal/types';
import { mergeConfig, type PluginOption } from 'vite';

const files = '**/*.@(mdx|stories.tsx)';
const components = '../packages/ui/src/components';
const docs = '../packages/ui/docs';

const grouped: string[] = Object.values(componentGroups).flat();
const others = readdirSync(join(import.meta.dirname, components)).filter(
  (name) => !name.includes('.') && !grouped.includes(name),
);
const groups = Object.entries({ ...componentGroups, '': others })
  .filter(([, names]) => names.length > 0)
  .map(([group, names]) => ({
    directory: components,
    files: `@(${names.join('|')})/${files}`,
    titlePrefix: `Components/${group}`,
  }));

const pages = [
  { directory: docs, files: '*.mdx', titlePrefix: '' },
  { directory: `${docs}/foundations`, files, titlePrefix: 'Foundations' },
  { directory: './flows', files, titlePrefix: 'Flows' },
];

/** What Storybook's cache keeps of a file of stories, under the file's title. */
interface KeptIndex {
  /** The hash of the file's content. */
  readonly content: string;
  readonly index: IndexInput[];
}

/** Limits the plugin that documents props to the files of components: it parses each file with Babel, which takes long for generated code and stories. */
function documentComponentsOnly(plugin: PluginOption): PluginOption {
  if (!plugin || !('transform' in plugin) || plugin.name !== 'storybook:react-docgen-plugin') return plugin;
  const { transform } = plugin;
  return typeof transform === 'function'
    ? {
        ...plugin,
        transform: {
          filter: { id: { include: /\/src\/.*\.tsx$/, exclude: /\.stories\.tsx$/ } },
          handler: transform,
        },
      }
    : plugin;
}

export default {
  framework: '@storybook/react-vite',
  stories: [
    ...pages,
    ...groups,
    { directory: '../packages/ui/src/screens', files, titlePrefix: 'Screens' },
    { directory: '../packages/ui/src/counter', files, titlePrefix: 'Screens/Counter' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
  ],
  // Parsing the files of stories takes 3 s of each start, so the index of a file that has not changed is kept.
  experimental_indexers: (indexers = [], { cache }) =>
    indexers.map(({ test, createIndex }) => ({
      test,
      createIndex: async (file, options) => {
        const title = options.makeTitle();
        const content = hash('sha256', readFileSync(file));
        const kept: KeptIndex | undefined = await cache?.get(title);
        if (kept?.content === content) return kept.index;
        const index = await createIndex(file, options);
        await cache?.set(title, { content, index } satisfies KeptIndex);
        return index;
      },
    })),
  // First in the list, so that its `afterEach` runs last.
  previewAnnotations: (entries = []) => [join(import.meta.dirname, 'testing/preview.ts'), ...entries],
  previewHead: (head) => `<style>${layerStatement}</style><link rel="icon" href="./icon.svg">${head}`,
  managerHead: (head) => `${head}<link rel="stylesheet" href="./manager.css">`,
  staticDirs: [
    './public',
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: 'mockServiceWorker.js' },
    { from: '../packages/ui/public/icon.svg', to: 'favicon.svg' },
    // Browsers request it for pages without a head, such as index.json.
    { from: '../packages/ui/public/icon-192.png', to: 'favicon.ico' },
    '../packages/ui/public',
    { from: '../packages/ui/src/theme/fonts', to: 'fonts' },
    ...['light.tokens.json', 'dark.tokens.json'].map((file) => ({
      from: `../packages/ui/src/theme/generated/${file}`,
      to: file,
    })),
  ],
  // The accessibility panel of `pnpm storybook` highlights elements. In the build, the listeners for it take a twentieth of the stories' time.
  features: (features, { configType }) => ({
    ...features,
    highlight: configType === 'DEVELOPMENT',
    sidebarOnboardingChecklist: false,
    // Marks of changed stories in the sidebar (builder.ts).
    changeDetection: false,
  }),
  core: {
    builder: join(import.meta.dirname, 'builder.ts'),
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  viteFinal: async (config) =>
    mergeConfig(
      { ...config, plugins: config.plugins?.map(documentComponentsOnly) },
      {
        plugins: [messages(), vanillaExtractPlugin()],
        define: { __FIRST_VERSIONS__: JSON.stringify(await readFirstVersions()) },
        // These two checks print thousands of lines: "use client" has no effect in Storybook, and nobody reads the plugins' durations.
        build: { rolldownOptions: { checks: { moduleLevelDirective: false, bundlerTimings: false } } },
        // Built files: watching them takes a second of each start.
        server: { watch: { ignored: ['**/.tsbuild/**', '**/storybook-static/**'] } },
        // Vite would discover these only when a story imports them, and reload the page of a cold start.
        optimizeDeps: { include: ['@naap/ui > @vanilla-extract/recipes/createRuntimeFn'] },
      },
    ),
} satisfies StorybookConfig;
