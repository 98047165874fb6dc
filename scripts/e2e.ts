/**
 * `pnpm test:e2e`: journeys in Chromium, with Playwright Test, against the processes that `npm start` runs. Every Playwright worker has such a
 * stack of processes, on ports and data of its own. `--walks`, `--steps`, `--replies`, `--payloads` (a count, or `all`) and `--seed` make the
 * long runs of e2e/README.md, `--short` the run of `npm test`. Playwright gets all other arguments, e.g. `pnpm test:e2e journey` or
 * `pnpm test:e2e -g "sold out"`. `pnpm test:e2e foreign-store` starts the shop for the sandbox's second store.
 */
import { join } from 'node:path';
import { runSession } from '@naap/launcher/processes';
import { planStacks, startStack } from './stack.ts';
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
  // The builds of the stacks share the pictures, so these are drawn first.
  await session.start('pnpm', ['--silent', '--filter', '@naap/shop', 'art']);
  await Promise.all(stacks.map((stack) => startStack(session, stack, store)));
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
