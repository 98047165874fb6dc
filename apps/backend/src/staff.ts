#!/usr/bin/env node
/** `pnpm staff`: changes the staff in the configured database. */
import { runStaffCommand } from './staff-command.ts';
import { runStoreCommand } from './store-command.ts';

await runStoreCommand(runStaffCommand);
