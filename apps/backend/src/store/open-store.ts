import type { Config } from '../config.ts';
import type { Store } from './store.ts';

/** Opens the configured database. Imports only its adapter. */
export async function openStore(
  database: Config['database'],
  onConnectionError: (error: Error) => void,
  hasOutbox = false,
): Promise<Store> {
  if (database.kind === 'sqlite')
    return (await import('./sqlite.ts')).openSqliteStore(database.file, hasOutbox);
  const { openPostgresStore } = await import('./postgres.ts');
  return openPostgresStore({ url: database.url, hasOutbox, onConnectionError });
}
