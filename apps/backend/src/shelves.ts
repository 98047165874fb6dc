#!/usr/bin/env node
/** `pnpm shelves`: imports shelf places of variants into the configured database. */
import { readFile } from 'node:fs/promises';
import { importShelves } from './shelves-command.ts';
import { runStoreCommand } from './store-command.ts';
import { UsageError } from './usage-error.ts';

await runStoreCommand(async ([file = ''], store) => {
  const csv = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UsageError(`${error.message}\n\nUsage: pnpm shelves <file.csv>`);
  });
  return importShelves(csv, store);
});
