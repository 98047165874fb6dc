// @module-tag slow
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root, run } from '@naap/launcher/processes';
import { ensureTestChromium } from '@naap/launcher/test/system-programs';
import { m } from '@naap/messages';
import axe, { type AxeResults } from 'axe-core';
import { chromium } from 'playwright';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** A folder with the archive and the example, which has no other modules than those that npm installs. */
const copy = mkdtempSync(join(tmpdir(), 'naap-ui-'));
const example = join(copy, 'examples/storefront-card');
const installed = join(example, 'node_modules/@naap/ui');

const env = { NODE_ENV: 'production' };

beforeAll(async () => {
  const archive = ['--out', join(copy, 'packages/ui/dist')];
  await run('node', ['scripts/pack-ui.ts', ...archive], { env, reject: true });
  cpSync(join(root, 'examples/storefront-card'), example, {
    recursive: true,
    filter: (path) => !['node_modules', 'dist'].includes(basename(path)),
  });
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: example,
    reject: true,
  });
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(installed, path), 'utf8');

/** Returns the modules and stylesheets of the archive, and what each imports: paths of files, and names of packages. */
function readImports() {
  const files = globSync('**/*.{js,css,d.ts}', { cwd: installed });
  const statements =
    /^(?:import|export)\b(?:[^'";]* from)? ?["'](?<name>[^'"]+)["']|import\(["'](?<lazy>[^'"]+)["']\)/gm;
  const imports = files.flatMap((file) =>
    Array.from(read(file).matchAll(statements), ({ groups }) => groups?.name ?? groups?.lazy ?? '').map(
      (name) => (name.startsWith('.') ? join(dirname(file), name) : name),
    ),
  );
  return { files, imports };
}

it('has no screens, and needs React and DOMPurify only', () => {
  const { peerDependencies, dependencies } = JSON.parse(read('package.json'));
  const range = expect.stringMatching(/^\^\d+\.\d+\.\d+$/);
  expect(peerDependencies).toEqual({ react: range, 'react-dom': range });
  expect(dependencies).toEqual({ dompurify: range });
  const { files, imports } = readImports();
  expect(files.filter((file) => file.includes('screens'))).toEqual([]);
  const packages = imports.filter((name) => !/\.(js|css)$/.test(name));
  expect(new Set(packages)).toEqual(new Set(['react', 'react/jsx-runtime', 'dompurify']));
});

it('imports each stylesheet and module from another one, except the entries', () => {
  const { files, imports } = readImports();
  const { exports } = JSON.parse(read('package.json'));
  const entries = Object.keys(exports).map((path) => exports[path].default ?? exports[path]);
  const unused = files.filter((file) => !file.startsWith('types/') && !imports.includes(file));
  expect(unused.toSorted()).toEqual(
    entries
      .map((path) => path.replace('./', ''))
      .filter((path) => !path.endsWith('.json'))
      .toSorted(),
  );
});

it('exports all public names of the components, except the pictures drawn for the shop', () => {
  const { exports } = JSON.parse(read('package.json'));
  const exported = Object.keys(exports)
    .filter((path) => exports[path].types !== undefined)
    .flatMap(
      (path) =>
        /^export \{(?<names>[^}]*)\}/m.exec(read(`types/${path}.d.ts`))?.groups?.names?.split(',') ?? [],
    )
    .map((name) => name.replace(/^.* as |type /, '').trim());
  const names = readFileSync(join(root, 'packages/ui/src/public-exports.txt'), 'utf8').split('\n');
  const missing = names
    .filter((line) => /^(components|theme) /.test(line))
    .map((line) => line.replace(/^\w+ (type )?/, ''))
    .filter((name) => !exported.includes(name));
  expect(missing).toEqual(['Art', 'ContentPicture', 'isDrawn', 'ArtName', 'ArtProps', 'ContentPictureProps']);
});

it('has declarations that pass a strict type check', async () => {
  const { all, failed } = await run('tsc', ['-p', example, '--skipLibCheck', 'false'], {
    all: true,
    stdout: 'pipe',
    stderr: 'pipe',
  });
  expect(failed ? all : '').toBe('');
});

it('works in an app of another project, in both themes and languages', async () => {
  await run('npm', ['run', 'build'], { cwd: example, env, stdout: 'ignore', reject: true });
  const browser = await chromium.launch({ executablePath: await ensureTestChromium() });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(example, 'dist', pathname === '/' ? 'index.html' : pathname) });
    });
    await page.goto('http://localhost/');
    const violations = async () => {
      const { violations: found }: AxeResults = await page.evaluate(`${axe.source}; axe.run()`);
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
    };
    const addToBag = page.getByRole('button', { name: 'Add to bag' });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.getByRole('button', { name: 'Light' }).click();
    expect(await background()).toBe('rgb(255, 255, 255)');
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Dark' }).click();
    expect(await background()).not.toContain('255');
    await page.getByText('L', { exact: true }).click();
    await addToBag.click();
    await page.getByRole('status').getByText('kurta, L').waitFor();
    await page.getByRole('button', { name: 'Size guide' }).click();
    await page.getByRole('dialog', { name: 'Size guide' }).waitFor();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByText('19% off').waitFor();
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'hi-IN'));
    await page.getByText('M', { exact: true }).click();
    await page.getByText(`19% ${m.price_off({}, { locale: 'hi' })}`).waitFor();
    expect(await addToBag.boundingBox()).toMatchObject({ height: 56 });
    const loaded = () => Array.from(document.fonts, ({ family, status }) => `${family} ${status}`);
    expect(await page.evaluate(loaded)).toContain('Anek Latin loaded');
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});

const budget: Readonly<Record<string, Readonly<Record<string, number>>>> = JSON.parse(
  readFileSync(join(root, 'size-budget.json'), 'utf8'),
);

it.each([
  ['Button', 'Button', ['Button', 'Icon', 'Spinner', 'VisuallyHidden']],
  [
    'ProductCard',
    'ProductCard',
    ['Link', 'Price', 'ProductCard', 'ProductImage', 'Ribbon', 'VisuallyHidden'],
  ],
  ['SizeTape', 'SizeTape', ['SizeTape']],
  [
    'Sheet',
    'Sheet',
    ['Badge', 'Dialog', 'Heading', 'Icon', 'IconButton', 'Sheet', 'Spinner', 'VisuallyHidden'],
  ],
  [
    'Toast',
    'ToastProvider, useToast',
    ['Badge', 'Icon', 'IconButton', 'Link', 'PhoneField', 'Spinner', 'Toast', 'VisuallyHidden'],
  ],
])('brings only the code of %s and what it shows', async (name, exported, parts) => {
  const { output } = await bundle(`export { ${exported} } from '@naap/ui/${name}';`);
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const folders = modules.map((id) => /\/components\/(?<folder>\w+)\//.exec(id)?.groups?.folder);
  expect([...new Set(folders.filter((folder) => folder !== undefined))].toSorted()).toEqual(parts);
  const code = Buffer.from(output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n'));
  const styles = Buffer.from(
    output
      .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? file.source : ''))
      .join('\n'),
  );
  const sizes = {
    script: gzipSync(code, { level: 9 }).length,
    stylesheet: gzipSync(styles, { level: 9 }).length,
  };
  console.log(name, sizes, {
    script: brotliCompressSync(code).length,
    stylesheet: brotliCompressSync(styles).length,
  });
  for (const [type, size] of Object.entries(sizes))
    expect.soft(size, `${type} of ${name}`).toBeLessThanOrEqual(budget[`@naap/ui/${name}`]?.[type] ?? 0);
});

/** Returns the files of an app's production build without React. */
async function bundle(code: string): Promise<Rolldown.RolldownOutput> {
  const built = await build({
    configFile: false,
    root: example,
    logLevel: 'warn',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry.js' ? id : null),
        load: (id) => (id === 'entry.js' ? code : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: 'entry.js',
        external: /^react/,
        preserveEntrySignatures: 'strict',
        checks: { bundlerTimings: false },
      },
    },
  });
  return (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
}
