import { existsSync } from 'node:fs';
import { ConfigError, readDatabase } from './config.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { UsageError } from './usage-error.ts';

/** Runs a command of an operator in the configured database, and prints its output. The exit code is 2 when it was given something wrong. */
export async function runStoreCommand(
  run: (args: readonly string[], store: Store) => Promise<string>,
): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
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
