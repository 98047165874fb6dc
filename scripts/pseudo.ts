/**
 * `pnpm test:pseudo`: adds a language to a checkout of the working tree, as one folder, and marks the messages of the others. The stories and the pages of the
 * shop must then show no text without marks, and the shop must speak the language. Playwright gets all arguments: `pnpm test:pseudo -g Cart`.
 */
import { join } from 'node:path';
import { runSession } from '@naap/launcher/processes';
import { startStack } from '@naap/launcher/test/stack';
import { addCheckout, buildStorybook, commitOfWorkTree } from './checkouts.ts';
import { writePseudoLanguages } from './pseudo/language.ts';

await runSession(async (session) => {
  const checkout = join(session.folder, 'checkout');
  const storybook = join(session.folder, 'storybook');
  addCheckout(commitOfWorkTree(), checkout);
  writePseudoLanguages(checkout);
  const generate = ['--silent', '--filter', '@naap/messages', 'generate'];
  await session.start('pnpm', generate, { cwd: checkout, reject: true });
  buildStorybook(checkout, storybook);
  const { urls } = await startStack(session, { cwd: checkout });
  // The tests are those of this checkout.
  const args = ['test', '--config', 'scripts/stories', '--project', 'pseudo-*', '--reporter', 'list'];
  const env = { STORYBOOK_FOLDER: storybook, SHOP_URL: urls.shop, IDENTITY_URL: urls.identity };
  const { exitCode = 1 } = await session.start('playwright', [...args, ...process.argv.slice(2)], { env });
  return exitCode;
});
