/** `pnpm new component GiftCard`, `pnpm new screen GiftCards`: creates the files of a component or screen and prints the next steps. */

import { root, runSession } from '@naap/launcher/processes';
import { create } from './new/create.ts';

await runSession(async () => {
  const { files, next } = create(root, process.argv.slice(2));
  console.log(files.map((file) => `  ${file}`).join('\n'));
  console.log(`\nNext:\n${next.map((line) => `  ${line}`).join('\n')}`);
  return 0;
});
