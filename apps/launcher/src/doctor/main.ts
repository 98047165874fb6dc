/**
 * `npm run doctor`: checks from this machine whether the configured services have what the shop needs, and prints a table in which each
 * failing line has its remedy. The variables are those of `npm start`. Exits with 1 when shoppers would miss something they
 * need, with 2 when a variable or the content file is refused.
 */
import { loadEnvFile } from '@naap/server/env-file';
import { root } from '../processes.ts';
import { diagnose } from './diagnose.ts';
import { formatFindings } from './finding.ts';

loadEnvFile(root);

try {
  const findings = await diagnose(process.env);
  console.log(formatFindings(findings));
  process.exitCode = findings.some(({ status }) => status === 'failed') ? 1 : 0;
} catch (error) {
  console.error(`naap: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
