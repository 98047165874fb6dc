import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadEnvFile } from '@naap/server/env-file';
import { ConfigError, readDatabase } from './config.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { UsageError } from './usage-error.ts';

/** The root of the repository. In a release, another folder. */
const root = join(import.meta.dirname, '../../..');

/**
 * Runs a command of an operator in the configured database, and prints its output. The exit code is 2 when it was given something wrong.
 * In the repository, the database is that of `npm start`.
 */
export async function runStoreCommand(
  run: (args: readonly string[], store: Store) => Promise<string>,
): Promise<void> {
  if (existsSync(join(root, 'pnpm-workspace.yaml'))) {
    loadEnvFile(root);
    process.env.SQLITE_FILE ||= resolve(root, process.env.DATA_DIR || '.data', 'backend.sqlite');
  }
  try {
    const store = await openStore(readDatabase(process.env), () => {});
    try {
      process.stdout.write(`${await run(process.argv.slice(2), store)}\n`);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
