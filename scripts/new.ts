/** `pnpm new component GiftCard`, `pnpm new screen GiftCards`: creates the files of a component or screen and prints the next steps. */

import { root, run, runSession } from '@naap/launcher/processes';
import { create } from './new/create.ts';

await runSession(async () => {
  const given = process.argv.slice(2);
  const { files, next } = create(root, given);
  // The types of a screen's messages.
  if (given[0] === 'screen') await run('node', ['packages/messages/scripts/generate.ts']);
  console.log(files.map((file) => `  ${file}`).join('\n'));
  console.log(`\nNext:\n${next.map((line) => `  ${line}`).join('\n')}`);
  return 0;
});
