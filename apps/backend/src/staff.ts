#!/usr/bin/env node
/** `pnpm staff`: changes the staff in the configured database. */
import { existsSync } from 'node:fs';
import { ConfigError, readDatabase } from './config.ts';
import { runStaffCommand, UsageError } from './staff-command.ts';
import { openStore } from './store/open-store.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
try {
  const store = await openStore(readDatabase(process.env), () => {});
  try {
    process.stdout.write(`${await runStaffCommand(process.argv.slice(2), store)}\n`);
  } finally {
    await store.close();
  }
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
