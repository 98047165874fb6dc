/**
 * `pnpm pack:ui`: writes the components of packages/ui as an npm package, naap-ui.tgz, into `packages/ui/dist` (or `--out`). It contains ES modules,
 * one stylesheet for each module that has styles, and type declarations; what it needs of our other packages is bundled.
 */
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run, runSession } from '@naap/launcher/processes';
import { baseLocale, locales } from '@naap/messages/runtime';
import { layerStatement } from '@naap/ui/css-layers';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { dts } from 'rolldown-plugin-dts';
import { build, defaultClientConditions, type InlineConfig, type LibraryOptions, type Plugin } from 'vite';

// Class names are short, and JSX is compiled for production, also when a test has set another value.
process.env.NODE_ENV = 'production';

const ui = join(root, 'packages/ui');
const src = join(ui, 'src');
const { values } = parseArgs({ options: { out: { type: 'string', default: join(ui, 'dist') } } });
const out = resolve(values.out);
const stage = join(out, 'package');

/** Components that show the pictures drawn for the shop. Others use ProductImage. */
const ofTheShop = ['Art', 'ContentPicture'];

/** Names of the packed components, which are folders. */
const components = Array.from(
  readFileSync(join(src, 'components/index.ts'), 'utf8').matchAll(/'\.\/(?<name>\w+)\/index\.ts'/g),
  ({ groups }) => groups?.name ?? '',
).filter((name) => !ofTheShop.includes(name));

/** Returns the files of the package's entries below a folder: one for each component, and the theme. */
const entriesIn = (folder: string, extension: string) =>
  Object.fromEntries(
    [...components.map((name) => [name, `components/${name}`]), ['theme', 'theme']].map(([name, path]) => [
      name,
      join(folder, `${path}/index.${extension}`),
    ]),
  );

/** A site that uses the package does not serve our public files, so the one picture that components need is part of their code. */
const inlinePlaceholder: Plugin = {
  name: 'inline-placeholder',
  load: (id) =>
    id === join(src, 'behaviour/publicFile.ts')
      ? `import placeholder from '${join(ui, 'public/placeholder.svg')}?inline'; export const publicFile = () => placeholder;`
      : null,
};

/** The site of another project sets its language with `lang`, where the shop has a constant. A language without translations has the base language. */
const languageOfDocument: Plugin = {
  name: 'language-of-document',
  load: (id) =>
    id === join(root, 'packages/messages/generated/by-message/runtime.js')
      ? `export const experimentalStaticLocale = undefined;
export const getLocale = () => ${JSON.stringify(locales)}.find((locale) =>
  globalThis.document?.querySelector(\`:root:lang(\${locale})\`)) ?? ${JSON.stringify(baseLocale)};`
      : null,
};

/** Makes each module import its styles, which Vite writes for a library without importing them, and puts the order of the layers into each stylesheet. */
const importStyles: Plugin = {
  name: 'import-styles',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        for (const style of file.viteMetadata?.importedCss ?? [])
          file.code = `import './${posix.relative(dirname(file.fileName), style)}';\n${file.code}`;
      else if (file.fileName.endsWith('.css')) file.source = `${layerStatement}\n${file.source}`;
  },
};

/** Finds the declarations that `tsc` has written for our other packages. */
const ourDeclarations: Plugin = {
  name: 'our-declarations',
  resolveId: {
    order: 'pre',
    handler: (id) =>
      id.startsWith('@naap/api-clients/')
        ? join(root, 'packages/api-clients/.tsbuild/src', id.replace('@naap/api-clients/', ''), 'index.d.ts')
        : null,
  },
};

await runSession(async () => {
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  await run('tsc', ['-b', 'packages/ui'], { reject: true });
  await bundle(
    { entry: entriesIn(src, 'ts') },
    {
      plugins: [vanillaExtractPlugin(), inlinePlaceholder, languageOfDocument, importStyles],
      build: {
        license: { fileName: 'LICENSES.md' },
        cssCodeSplit: true,
        rolldownOptions: {
          output: {
            preserveModules: true,
            preserveModulesRoot: src,
            assetFileNames: ({ names: [name = ''] }) => name.replace('.css.ts.vanilla', ''),
          },
        },
      },
    },
  );
  await bundle(
    { entry: join(src, 'theme/global.css.ts'), cssFileName: 'base' },
    {
      plugins: [vanillaExtractPlugin()],
      build: {
        rolldownOptions: {
          output: {
            assetFileNames: ({ names: [name = ''] }) => (name.endsWith('.woff2') ? `fonts/${name}` : name),
          },
        },
      },
    },
  );
  // Only the stylesheet is needed.
  rmSync(join(stage, 'global.css.js'));
  await bundle(
    { entry: entriesIn(join(ui, '.tsbuild/src'), 'd.ts') },
    {
      // Vite would remove the types.
      oxc: false,
      plugins: [ourDeclarations, dts({ dtsInput: true, tsconfig: false, oxc: true })],
      build: { outDir: join(stage, 'types') },
    },
  );
  copyFiles();
  writeManifest();
  const archive = join(out, 'naap-ui.tgz');
  await run('pnpm', ['--dir', stage, 'pack', '--out', archive], { stdout: 'ignore', reject: true });
  rmSync(stage, { recursive: true });
  console.log(`naap: ${archive}`);
  return 0;
});

/** Runs Vite's library mode. */
async function bundle(lib: LibraryOptions, config: InlineConfig): Promise<void> {
  await build({
    configFile: false,
    root: ui,
    // URLs in stylesheets are relative.
    base: './',
    publicDir: false,
    logLevel: 'warn',
    resolve: {
      conditions: ['by-message', ...defaultClientConditions],
      // In library mode, Vite would inline the fonts.
      alias: [{ find: /^.*\.woff2$/, replacement: '$&?no-inline' }],
    },
    ...config,
    build: {
      outDir: stage,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      cssMinify: false,
      ...config.build,
      lib: {
        formats: ['es'],
        // npm leaves folders named node_modules out of an archive.
        fileName: (_format, name) => `${name.replace(/^node_modules\/.*\//, 'vendor/')}.js`,
        ...lib,
      },
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        external: [/^react($|\/)/, /^react-dom($|\/)/, 'dompurify'],
        checks: { bundlerTimings: false },
      },
    },
  });
}

function copyFiles(): void {
  const files = {
    LICENSE: join(root, 'LICENSE'),
    'README.md': join(ui, 'README.md'),
    'CHANGELOG.md': join(ui, 'CHANGELOG.md'),
    'light.tokens.json': join(src, 'theme/generated/light.tokens.json'),
    'dark.tokens.json': join(src, 'theme/generated/dark.tokens.json'),
    'fonts/OFL.txt': join(src, 'theme/fonts/OFL.txt'),
  };
  for (const [name, file] of Object.entries(files)) cpSync(file, join(stage, name));
  // Vite lists the packages that it bundles; the icons are generated from another one.
  const icons = readFileSync(join(ui, 'node_modules/@phosphor-icons/core/LICENSE'), 'utf8');
  appendFileSync(join(stage, 'LICENSES.md'), `\n## @phosphor-icons/core\n\n${icons}`);
}

function writeManifest(): void {
  const { version } = readJson(join(ui, 'package.json'));
  const { license } = readJson(join(root, 'package.json'));
  const ranges = (...names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [name, `^${readJson(join(ui, 'node_modules', name, 'package.json')).version}`]),
    );
  const code = (name: string) => ({ types: `./types/${name}.d.ts`, default: `./${name}.js` });
  const manifest = {
    name: '@naap/ui',
    version,
    license,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      './base.css': './base.css',
      './light.tokens.json': './light.tokens.json',
      './dark.tokens.json': './dark.tokens.json',
      ...Object.fromEntries(['theme', ...components].map((name) => [`./${name}`, code(name)])),
    },
    peerDependencies: ranges('react', 'react-dom'),
    dependencies: ranges('dompurify'),
  };
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function readJson(file: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(file, 'utf8'));
}
