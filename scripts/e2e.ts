/**
 * `pnpm test:e2e`: journeys in Chromium, with Playwright Test, against the processes that `npm start` runs. Every Playwright worker has such a
 * stack of processes, on ports and data of its own. `--walks`, `--steps`, `--replies`, `--payloads` (a count, or `all`) and `--seed` make the
 * long runs of e2e/README.md, `--short` the run of `npm test`. Playwright gets all other arguments, e.g. `pnpm test:e2e journey` or
 * `pnpm test:e2e -g "sold out"`. `pnpm test:e2e foreign-store` starts the shop for the sandbox's second store.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, runSession, type Session } from '@naap/launcher/processes';
import { planStacks, type Stack, startStack } from './stack.ts';
import { ensureChromium } from './system.ts';

/** Tests that run at the same time, each in a browser with a stack of its own. */
const WORKERS = 2;

/** The variables of the run of `npm test`. */
const SHORT_RUN = { NAAP_E2E_SHORT: 'true', NAAP_E2E_WALKS: '1', NAAP_E2E_REPLIES: '8' };

const { options, playwrightArgs } = readArguments(process.argv.slice(2));
const seed = options.NAAP_E2E_SEED ?? String(Math.floor(Math.random() * 1e9));
const isForeignStore = playwrightArgs.some((argument) => argument.includes('foreign-store'));
const store: Readonly<Record<string, string>> = isForeignStore
  ? { CONTENT: 'eu-shoes', SANDBOX_STORE: 'eu-shoes' }
  : {};

await runSession(async (session) => {
  const chromium = await ensureChromium();
  const stacks = await planStacks(session.folder, WORKERS);
  await startStacks(session, stacks);
  console.log(`naap: journeys with seed ${seed}`);
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...playwrightArgs];
  const { exitCode = 1 } = await session.start('playwright', args, {
    env: {
      ...options,
      ...store,
      CHROMIUM_PATH: chromium,
      NAAP_E2E_SEED: seed,
      NAAP_E2E_STACKS: JSON.stringify(stacks.map(({ urls }) => urls)),
      NAAP_E2E_PAGES: join(stacks[0]?.dataDir ?? '', 'pages'),
    },
  });
  return exitCode;
});

/** Starts the first stack, which builds the shop, and then the others with copies of its pages. */
async function startStacks(session: Session, [first, ...others]: readonly Stack[]): Promise<void> {
  if (!first) return;
  await startStack(session, first, [], store);
  await Promise.all(
    others.map(async (stack) => {
      await copyPages(first, stack);
      await startStack(session, stack, ['--no-build'], store);
    }),
  );
}

/** Copies the built pages of a stack to another one. The build has the URLs of the services in it, so these are replaced. */
async function copyPages(from: Stack, to: Stack): Promise<void> {
  const pages = join(to.dataDir, 'pages');
  cpSync(join(from.dataDir, 'pages'), pages, { recursive: true });
  const names = ['shop', 'backend', 'sandbox', 'identity'] as const;
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js)$/.test(file)) continue;
    const path = join(pages, file);
    const text = readFileSync(path, 'utf8');
    const replaced = names.reduce((result, name) => result.replaceAll(from.urls[name], to.urls[name]), text);
    if (replaced !== text) writeFileSync(path, replaced);
  }
  const { failed } = await run('node', ['apps/shop/compress.ts'], { env: { SHOP_PAGES_DIR: pages } });
  if (failed) throw new Error('the copied pages could not be compressed; see the output above');
}

/** Turns `--walks 20` into the variable NAAP_E2E_WALKS=20, and `--short` into SHORT_RUN; all other arguments go to Playwright. */
function readArguments(args: readonly string[]) {
  let options: Record<string, string> = {};
  const playwrightArgs: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index] ?? '';
    const name = /^--(walks|steps|replies|payloads|seed)$/.exec(argument)?.[1];
    if (name) {
      index += 1;
      options[`NAAP_E2E_${name.toUpperCase()}`] = args[index] ?? '';
    } else if (argument === '--short') options = { ...SHORT_RUN, ...options };
    else playwrightArgs.push(argument);
  }
  return { options, playwrightArgs };
}
