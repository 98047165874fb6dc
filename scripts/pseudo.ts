/**
 * `pnpm test:pseudo`: adds a language to a checkout of the working tree, as one folder, and marks the messages of the others. The stories and the pages of the
 * shop must then show no text without marks, and the shop must speak the language. `--stories` and `--shop` run one part. Arguments after `--` are
 * passed to Playwright.
 */
import { join } from 'node:path';
import { runSession } from '@naap/launcher/processes';
import { addCheckout, buildStorybook, commitOfWorkTree, git } from './checkouts.ts';
import { writePseudoLanguages } from './pseudo/language.ts';
import { startStack } from './stack.ts';
import { ensureTestChromium } from './system.ts';

const parts = ['stories', 'shop'].filter((part) => process.argv.includes(`--${part}`));
const runs = (part: string) => parts.length === 0 || parts.includes(part);
const separator = process.argv.indexOf('--');
const playwrightArgs = separator < 0 ? [] : process.argv.slice(separator + 1);

await runSession(async (session) => {
  const chromium = await ensureTestChromium();
  const checkout = join(session.folder, 'checkout');
  try {
    addCheckout(commitOfWorkTree(), checkout);
    writePseudoLanguages(checkout);
    await session.start('pnpm', ['--silent', '--filter', '@naap/messages', 'generate'], {
      cwd: checkout,
      reject: true,
    });
    /** Runs tests of this checkout against what was built from the other one. */
    const test = async (
      config: string,
      env: Readonly<Record<string, string>>,
      ...args: readonly string[]
    ) => {
      const { exitCode = 1 } = await session.start(
        'playwright',
        ['test', '--config', config, ...args, ...playwrightArgs],
        { env: { CHROMIUM_PATH: chromium, ...env } },
      );
      return exitCode;
    };
    let code = 0;
    if (runs('stories')) {
      const folder = join(session.folder, 'storybook');
      buildStorybook(checkout, folder);
      code = await test(
        'scripts/stories',
        { STORYBOOK_FOLDER: folder, NAAP_PSEUDO: 'true' },
        '--project',
        'pseudo',
      );
    }
    if (runs('shop')) {
      const { urls } = await startStack(session, { cwd: checkout });
      code = Math.max(
        code,
        await test('scripts/pseudo', { SHOP_URL: urls.shop, IDENTITY_URL: urls.identity }),
      );
    }
    return code;
  } finally {
    await session.close();
    git('worktree', 'prune');
  }
});
