/**
 * Short form of `pnpm visual`, for `npm test`: takes screenshots of a few stories of the built Storybook twice, which must be equal, and once
 * more with another colour of pressed buttons, which must be detected.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './processes.ts';
import { ensureChromium } from './system.ts';
import { launchChromium, takePictures } from './visual/capture.ts';
import { type Comparison, compareAlbums } from './visual/compare.ts';
import { summaryOf } from './visual/report.ts';

/** Stories with a pressed button and with an animation. */
const STORIES = ['button--states', 'spinner--'];
const TOKEN = /(--naap-color-tapePressed:)[^;}]+/g;

const built = join(root, 'storybook-static');
const scratch = mkdtempSync(join(tmpdir(), 'naap-visual-'));
try {
  process.exitCode = await check();
} catch (error) {
  console.error(`naap: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function check(): Promise<number> {
  const changed = join(scratch, 'storybook');
  cpSync(built, changed, { recursive: true });
  changeToken(changed);

  const browser = await launchChromium(await ensureChromium());
  const take = (storybook: string, name: string) =>
    takePictures(browser, {
      storybook,
      folder: join(scratch, name),
      stories: STORIES,
      themes: ['light', 'dark'],
      widths: [390],
    });
  try {
    const base = await take(built, 'base');
    const again = await compareAlbums(base, await take(built, 'again'), { threshold: 0, out: scratch });
    const other = await compareAlbums(base, await take(changed, 'other'), {
      threshold: 0,
      out: scratch,
    });
    console.log(`visual: the same twice: ${summaryOf(again)}`);
    console.log(`visual: another colour of a token: ${summaryOf(other)}`);
    const found = other.changed.length > 0 && other.unfinished.length === 0;
    for (const fault of faultsOf(again)) console.error(`naap: ${fault}`);
    if (!found) console.error('naap: a pressed button of another colour was not noticed.');
    return found && faultsOf(again).length === 0 ? 0 : 1;
  } finally {
    await browser.close();
  }
}

function faultsOf({ changed, unfinished }: Comparison): readonly string[] {
  return [
    ...changed.map(({ name, pixels }) => `${name} differs from itself in ${pixels} pixels.`),
    ...unfinished.map(({ name, fault }) => `${name} did not finish: ${fault}`),
  ];
}

function changeToken(storybook: string): void {
  let changes = 0;
  const assets = join(storybook, 'assets');
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.css'))) {
    const css = readFileSync(join(assets, file), 'utf8');
    const other = css.replaceAll(TOKEN, (_all, name: string) => {
      changes += 1;
      return `${name}#00ff00`;
    });
    if (other !== css) writeFileSync(join(assets, file), other);
  }
  if (changes === 0) throw new Error(`no stylesheet of ${storybook} sets ${TOKEN.source}`);
}
