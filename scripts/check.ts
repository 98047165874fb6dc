/** `pnpm check`: all static checks. Runs every check even when an earlier one fails, and prints each result. */
import { run } from '@naap/launcher/processes';

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

const checks: readonly Check[] = [
  {
    name: 'lint and format',
    command: ['biome', 'check', '--error-on-warnings', '.'],
  },
  {
    name: 'imports between layers and packages',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      'packages',
      'apps',
      'proto',
      'e2e',
      'bench',
      'scripts',
      '.storybook',
    ],
  },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'brand contract: lint', command: ['pnpm', '--silent', '--filter', '@naap/proto', 'lint'] },
  {
    name: 'brand contract: no breaking change',
    command: ['pnpm', '--silent', '--filter', '@naap/proto', 'breaking'],
  },
  { name: 'generated code is up to date', command: ['node', 'scripts/stale.ts'] },
  { name: 'nothing dead', command: ['knip'] },
];

const failures: string[] = [];
for (const { name, command } of checks) {
  const [program, ...args] = command;
  const started = performance.now();
  const { failed } = await run(program, args);
  console.log(`${failed ? 'FAIL' : 'ok  '} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (failed) failures.push(name);
}
console.log(`checks: ${checks.length - failures.length} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
