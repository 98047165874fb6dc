/** `pnpm check`: runs every check that needs no tests. `pnpm check types unused` runs those alone. Exits with 1 when one fails. */
import { git, run } from '@naap/launcher/processes';
import pMap from 'p-map';

const rules = '.dependency-cruiser.mjs';
const cruised = ['packages', 'apps', 'proto', 'e2e', 'bench', 'deploy', 'examples', 'scripts', '.storybook'];

const checks: Readonly<Record<string, () => Promise<boolean>>> = {
  lint: () => passes('biome', 'check', '--error-on-warnings', '.'),
  imports: () => passes('depcruise', '--cache', '--cache-strategy', 'content', '--config', rules, ...cruised),
  // With the default of four, checkers repeat each other's work.
  types: () => passes('tsc', '-b', '--checkers', '2', '--builders', '2'),
  'brand-contract': () => passes('pnpm', '--silent', '--filter', '@naap/proto', 'run', '/^(lint|breaking)$/'),
  unused: () => passes('knip', '--cache'),
  documentation: () => passes('vitest', 'run', '--project', 'scripts', 'documentation'),
  licences: () => passes('node', 'scripts/licences.ts'),
};

const names = process.argv.slice(2);
const all = [...Object.keys(checks), 'generated'];
const unknown = names.filter((name) => !all.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no check ${unknown.join(', ')}. The checks: ${all.join(', ')}.`);
const isWanted = (name: string) => names.length === 0 || names.includes(name);

const results = await pMap(
  Object.entries(checks).filter(([name]) => isWanted(name)),
  async ([name, check]) => ({ name, passed: await check() }),
  { concurrency: 2 },
);
// Last and alone, because it writes files.
if (isWanted('generated')) results.push({ name: 'generated', passed: await checkGenerated() });
for (const { name, passed } of results) console.log(`${passed ? 'passed' : 'FAILED'}  ${name}`);
process.exit(results.every(({ passed }) => passed) ? 0 : 1);

async function passes(program: string, ...args: readonly string[]): Promise<boolean> {
  const { failed, all: output } = await run(program, args, { all: true, stdout: 'pipe', stderr: 'pipe' });
  // Together, because two checks run at a time.
  console.log(`$ ${program} ${args.join(' ')}\n${output}`);
  return !failed;
}

/** Writes all generated files again. Fails when that changes or adds one. */
async function checkGenerated(): Promise<boolean> {
  const before = uncommittedChanges();
  const generated = await passes('pnpm', '--silent', 'generate');
  const written = before.symmetricDifference(uncommittedChanges());
  if (written.size === 0) return generated;
  console.error('naap: generated files were out of date. They are written now; look at them and commit:');
  for (const [firstLine] of [...written].map((change) => change.split('\n'))) console.error(firstLine);
  return false;
}

/** Returns the diff of each changed file, and the name of each new one. */
function uncommittedChanges(): Set<string> {
  const diffs = git('diff', 'HEAD', '--binary').split(/^(?=diff --git )/m);
  const newFiles = git('ls-files', '--others', '--exclude-standard').split('\n');
  return new Set([...diffs, ...newFiles].map((change) => change.trim()));
}
