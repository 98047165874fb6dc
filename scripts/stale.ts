/** Regenerates all generated files and fails, naming them, when one differs from the version before. Restores the files afterwards. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '@naap/launcher/processes';

/** Output of the packages' `generate` scripts: folders that contain nothing else, and single files. */
const generated = [
  '.storybook/public/brand.svg',
  'apps/backend/generated',
  'docs/api.md',
  'proto/generated',
  'packages/api-clients/src/storefront/generated',
  'packages/content/src/generated',
  'packages/ui/src/components/Art/art.generated.ts',
  'packages/ui/src/components/Icon/generated',
  'packages/ui/src/theme/fonts',
  'packages/ui/src/theme/generated',
];

const before = mkdtempSync(join(tmpdir(), 'naap-stale-'));
for (const path of generated) cpSync(join(root, path), join(before, path), { recursive: true });
const { failed } = await run('pnpm', ['--silent', 'generate']);
const stale: string[] = [];
for (const path of generated) {
  const args = ['diff', '--no-index', '--name-status', join(before, path), path];
  const { exitCode, stdout } = await run('git', args, { stdout: 'pipe' });
  if (exitCode === 0) continue;
  stale.push(stdout.replaceAll(`${before}/`, ''));
  rmSync(join(root, path), { recursive: true, force: true });
  cpSync(join(before, path), join(root, path), { recursive: true });
}
rmSync(before, { recursive: true });
if (failed) console.error('naap: the generators failed; see their output above.');
if (stale.length > 0) {
  console.error(
    `naap: generated files are out of date; run \`pnpm generate\` and commit:\n${stale.join('\n')}`,
  );
}
process.exit(failed || stale.length > 0 ? 1 : 0);
