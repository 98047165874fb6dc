import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Adds the variables of the file `.env` in a folder, if there is one, to the environment. Those that are set already stay. */
export function loadEnvFile(folder: string): void {
  const file = join(folder, '.env');
  if (!existsSync(file)) return;
  // Some editors begin a file with a byte-order mark, which would become a part of the first name.
  const values = parseEnv(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value;
}
