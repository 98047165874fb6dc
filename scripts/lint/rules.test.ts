import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '@naap/launcher/processes';
import { afterAll, beforeAll, expect, it } from 'vitest';

const refused = [
  '<Button aria-label="Close" />',
  '<Button aria-label={"Close"} />',
  '<img src={url} alt="A shirt" />',
  '<img src={url} alt="कुर्ता" />',
  `<input placeholder={\`Search \${count} products\`} />`,
  '<PageMeta title="Cart" />',
  '<Carousel labels={{ label: "Offers" }} />',
  '<Carousel aria-roledescription="carousel" />',
  "<Button onClick={() => show({ title: 'Saved', tone: 'danger' })} />",
];
const refusedStyles = [
  "{ ...onHover({ color: 'red' }), '@media': { print: {} } }",
  "{ display: 'grid', ...onHover({ color: 'red' }), selectors: {}, '@media': forced }",
];
const folder = mkdtempSync(join(tmpdir(), 'naap-lint-'));
const fileOf = (element: string) => `packages/ui/src/screens/Home/Example${refused.indexOf(element)}.tsx`;
const styleFileOf = (style: string) =>
  `packages/ui/src/screens/Home/Style${refusedStyles.indexOf(style)}.css.ts`;
let output = '';

beforeAll(() => {
  const { vcs, ...config } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  cpSync(import.meta.dirname, join(folder, 'scripts/lint'), { recursive: true });
  mkdirSync(join(folder, dirname(fileOf(''))), { recursive: true });
  for (const element of refused)
    writeFileSync(join(folder, fileOf(element)), `export const Example = () => ${element};\n`);
  for (const rule of refusedStyles)
    writeFileSync(join(folder, styleFileOf(rule)), `export const example = style(${rule});\n`);
  const biome = join(root, 'node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(
    biome,
    ['lint', '--only=plugin', '--max-diagnostics=none', 'packages'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  output = stdout + stderr;
});

afterAll(() => rmSync(folder, { recursive: true }));

it.each(refused)('a text outside the messages is refused: %s', (element) => {
  expect(output).toMatch(new RegExp(`${fileOf(element)}:\\d+:\\d+ plugin`));
});

it.each(refusedStyles)('a hover that is overwritten is refused: %s', (rule) => {
  expect(output).toMatch(new RegExp(`${styleFileOf(rule)}:\\d+:\\d+ plugin`));
});
