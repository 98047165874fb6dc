/**
 * `pnpm size`: bundles every component on its own, builds the shop, and lets size-limit compare what they load with size-budget.json.
 * `pnpm size --update` writes the measured sizes as the new budget.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run, runSession } from '@naap/launcher/processes';
import { bundleComponents } from './size/components.ts';
import { limitOf } from './size/limit.ts';
import { buildScreens } from './size/screens.ts';

/** Sizes by name, such as `Button js`, in bytes after `gzip -9`; fonts are compressed already. */
type Budget = Record<string, number>;

const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
const file = join(root, 'size-budget.json');

await runSession(async ({ folder }) => {
  const budget: Budget = JSON.parse(readFileSync(file, 'utf8'));
  const measured = { ...(await bundleComponents(folder)), ...(await buildScreens(folder)) };
  const checks = Object.entries(measured).map(([name, path]) => ({
    name,
    path,
    limit: `${limitOf(name, budget[name])} B`,
    gzip: !name.endsWith(' font'),
    brotli: false,
  }));
  const config = join(folder, 'size-limit.json');
  writeFileSync(config, JSON.stringify(checks));

  if (values.update) {
    const { stdout } = await run('size-limit', ['--json', '--config', config], { stdout: 'pipe' });
    const sizes: readonly { readonly name: string; readonly size: number }[] = JSON.parse(stdout);
    const updated: Budget = Object.fromEntries(sizes.map(({ name, size }) => [name, size]));
    writeFileSync(file, `${JSON.stringify(updated, null, 2)}\n`);
    return 0;
  }
  const { failed } = await run('size-limit', ['--hide-passed', '--config', config]);
  const removed = Object.keys(budget).filter((name) => !(name in measured));
  for (const name of removed) console.error(`naap: ${name} has a budget but no longer exists`);
  if (!failed && removed.length === 0) {
    console.log(`${checks.length} sizes within their budget`);
    return 0;
  }
  console.error('If the growth is justified: run pnpm size --update and give the reason in the commit.');
  return 1;
});
