/** Writes all generated files again, and fails when that changes or adds one. */
import { run } from '@naap/launcher/processes';

/** Returns the uncommitted changes and the new files. */
async function changes(): Promise<string> {
  const { stdout: changed } = await run('git', ['diff', 'HEAD', '--binary'], { stdout: 'pipe' });
  const { stdout: files } = await run('git', ['status', '--porcelain'], { stdout: 'pipe' });
  return changed + files;
}

const before = await changes();
const { failed } = await run('pnpm', ['--silent', 'generate']);
if (failed) console.error('naap: the generators failed; see their output above.');
const isStale = (await changes()) !== before;
if (isStale) {
  console.error('naap: generated files were out of date. They are written now; look at them and commit:');
  await run('git', ['status', '--short']);
}
process.exit(failed || isStale ? 1 : 0);
