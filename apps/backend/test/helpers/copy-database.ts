import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseLocation } from './released-databases.ts';

const execute = promisify(execFile);

/** Backs up a database and restores it into an empty one of the same kind, with the commands of docs/operations/backup.md. */
export async function copyDatabase(database: DatabaseLocation, copy: DatabaseLocation): Promise<void> {
  if ('SQLITE_FILE' in database && 'SQLITE_FILE' in copy) {
    const program = `new (require('node:sqlite').DatabaseSync)(process.argv[1]).prepare('vacuum into ?').run(process.argv[2])`;
    await execute(process.execPath, ['--eval', program, database.SQLITE_FILE, copy.SQLITE_FILE]);
  } else if ('DATABASE_URL' in database && 'DATABASE_URL' in copy) {
    const folder = mkdtempSync(join(tmpdir(), 'naap-backup-'));
    const file = join(folder, 'backend.dump');
    try {
      await execute('pg_dump', ['--format=custom', `--file=${file}`, database.DATABASE_URL]);
      await execute('pg_restore', ['--exit-on-error', `--dbname=${copy.DATABASE_URL}`, file]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  } else throw new Error('The databases are of different kinds.');
}
