/**
 * `pnpm check`: all static checks. Runs every check even when an earlier one fails, two at a time, and prints the output and the result of each
 * when it has ended.
 */
import { run } from '@naap/launcher/processes';
import pMap from 'p-map';

/** Name and command of each check. */
const checks: Readonly<Record<string, string>> = {
  'lint and format': 'biome check --error-on-warnings .',
  'imports between layers and packages':
    'depcruise --config .dependency-cruiser.mjs packages apps proto e2e bench scripts .storybook',
  types: 'tsc -b',
  'brand contract: lint': 'pnpm --silent --filter @naap/proto lint',
  'brand contract: no breaking change': 'pnpm --silent --filter @naap/proto breaking',
  'nothing dead': 'knip',
  licences: 'node scripts/licences.ts',
};
/** Writes files that the other checks read, so it runs alone. */
const generatedCode = ['generated code is up to date', 'node scripts/stale.ts'] as const;

const results = [
  ...(await pMap(Object.entries(checks), check, { concurrency: 2 })),
  await check(generatedCode),
];
const failed = results.filter((passed) => !passed).length;
console.log(`checks: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Runs a check. Resolves with whether it has passed. */
async function check([name, command]: readonly [string, string]): Promise<boolean> {
  const [program = '', ...args] = command.split(' ');
  const started = performance.now();
  const { failed, all } = await run(program, args, { stdout: 'pipe', stderr: 'pipe', all: true });
  if (all) console.log(all);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${failed ? 'FAIL' : 'ok  '} ${name} (${seconds} s)`);
  return !failed;
}
