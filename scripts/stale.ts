/** Writes all generated files again, and fails when that changes or adds one. */
import { git, run } from '@naap/launcher/processes';

/** Returns the uncommitted changes and the new files. */
const changes = () => git('diff', 'HEAD', '--binary') + git('status', '--porcelain');

const before = changes();
const { failed } = await run('pnpm', ['--silent', 'generate']);
if (failed) console.error('naap: the generators failed; see their output above.');
const isStale = changes() !== before;
if (isStale) {
  console.error('naap: generated files were out of date. They are written now; look at them and commit:');
  console.error(git('status', '--short'));
}
process.exit(failed || isStale ? 1 : 0);
