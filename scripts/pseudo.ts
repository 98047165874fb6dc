/**
 * `pnpm test:pseudo`: adds a language to a checkout of the working tree, as one folder, and marks the messages of the others. The stories and the pages of the
 * shop must then show no text without marks, and the shop must speak the language. `--stories` and `--shop` run one part. Arguments after `--` are
 * passed to Playwright.
 */
import { join } from 'node:path';
import { runSession } from '@naap/launcher/processes';
import { startStack } from '@naap/test-processes/stack';
import { ensureTestChromium } from '@naap/test-processes/system-programs';
import { addCheckout, buildStorybook, commitOfWorkTree } from './checkouts.ts';
import { writePseudoLanguages } from './pseudo/language.ts';

const separator = process.argv.indexOf('--');
const playwrightArgs = separator < 0 ? [] : process.argv.slice(separator + 1);
const parts = ['stories', 'shop'].filter((part) => process.argv.includes(`--${part}`));
const runs = (part: string) => parts.length === 0 || parts.includes(part);

await runSession(async (session) => {
  const chromium = await ensureTestChromium();
  const checkout = join(session.folder, 'checkout');
  addCheckout(commitOfWorkTree(), checkout);
  writePseudoLanguages(checkout);
  await session.start('pnpm', ['--silent', '--filter', '@naap/messages', 'generate'], {
    cwd: checkout,
    reject: true,
  });
  /** Runs tests of this checkout against what was built from the other one. Returns 1 when one fails. */
  const test = async (args: readonly string[], env: Readonly<Record<string, string>>) => {
    const { failed } = await session.start('playwright', ['test', ...args, ...playwrightArgs], {
      env: { CHROMIUM_PATH: chromium, ...env },
    });
    return failed ? 1 : 0;
  };
  let code = 0;
  if (runs('stories')) {
    const folder = join(session.folder, 'storybook');
    buildStorybook(checkout, folder);
    const stories = ['--config', 'scripts/stories', '--project', 'pseudo'];
    code += await test(stories, { STORYBOOK_FOLDER: folder, NAAP_PSEUDO: 'true' });
  }
  if (runs('shop')) {
    const { urls } = await startStack(session, { cwd: checkout });
    code += await test(['--config', 'scripts/pseudo'], { SHOP_URL: urls.shop, IDENTITY_URL: urls.identity });
  }
  return code;
});
