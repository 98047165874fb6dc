/**
 * `pnpm visual --base <ref>`: what of the stories looks different from a commit. Builds the Storybook of that commit and of the work tree
 * on this machine, takes every story in both themes at 390 and 1280 px, and fails, with a report of both sides, where a pixel differs.
 * `--stories Button`, `--themes dark`, `--widths 320`, `--threshold 0.1` and `--out folder` narrow and place it.
 */
import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureChromium } from './system.ts';
import { buildCommit, buildWorkTree, cacheFolder, commitOf } from './visual/builds.ts';
import { launchChromium, nameOfCamera, takePictures } from './visual/capture.ts';
import { type Comparison, compareAlbums } from './visual/compare.ts';
import { parseVisualOptions } from './visual/options.ts';
import { storiesOf, summaryOf, writeReport } from './visual/report.ts';

const started = performance.now();
try {
  process.exitCode = await compareWithBase();
} catch (error) {
  console.error(`naap: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function compareWithBase(): Promise<number> {
  const options = parseVisualOptions(process.argv.slice(2));
  const commit = commitOf(options.base);
  const chromium = await ensureChromium();
  rmSync(options.out, { recursive: true, force: true });

  const baseBuild = await buildCommit(commit);
  step(`the Storybook of ${options.base} is built`);
  const hereBuild = await buildWorkTree();
  step('the Storybook of the work tree is built');

  const browser = await launchChromium(chromium);
  let comparison: Comparison;
  try {
    const baseFolder = cacheFolder('pictures', `${commit}-${nameOfCamera(browser)}`);
    const base = await takePictures(browser, { ...options, storybook: baseBuild, folder: baseFolder });
    step(`${base.shots.size} pictures of ${options.base} are there`);
    const hereFolder = cacheFolder('pictures', 'work-tree');
    rmSync(hereFolder, { recursive: true, force: true });
    const here = await takePictures(browser, { ...options, storybook: hereBuild, folder: hereFolder });
    step(`${here.shots.size} pictures of the work tree are taken`);
    comparison = await compareAlbums(base, here, options);
  } finally {
    await browser.close();
  }

  const { changed, added, removed, unfinished } = comparison;
  for (const { name, pixels } of changed) console.log(`  changed   ${name} (${pixels} pixels)`);
  for (const story of storiesOf(added)) console.log(`  added     ${story}`);
  for (const story of storiesOf(removed)) console.log(`  removed   ${story}`);
  for (const { name, side, fault } of unfinished) console.log(`  unfinished ${name} (${side}): ${fault}`);
  step(summaryOf(comparison));
  const report = writeReport(comparison, { base: options.base, out: options.out });
  const quiet = changed.length + added.length + removed.length + unfinished.length === 0;
  if (!quiet) console.log(`visual: see ${relative(process.cwd(), report)}`);
  return quiet ? 0 : 1;
}

function step(done: string): void {
  console.log(`visual: ${done} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
}
