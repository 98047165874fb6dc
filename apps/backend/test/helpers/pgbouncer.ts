import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { createServerSpace, startDatabaseServer } from './database-server.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
/** Number of server connections: fewer than one backend opens. */
const POOL_SIZE = 3;

export const PGBOUNCER_MISSING =
  'PgBouncer was not found, so nothing was tested with it. Install it (Debian: apt-get install pgbouncer).';

export interface PgBouncer {
  /** Returns the URL under which PgBouncer serves the database of a URL. */
  urlOf(databaseUrl: string): string;
  stop(): Promise<void>;
}

/**
 * Starts PgBouncer on loopback with the deployed settings, in front of the server of a URL. Null when it is not installed.
 */
export async function startPgBouncer(serverUrl: string): Promise<PgBouncer | null> {
  if (!existsSync(PROGRAM)) return null;
  const space = createServerSpace('pgbouncer');
  const port = await getPort();
  const file = join(space.folder, 'pgbouncer.ini');
  const { hostname, port: serverPort, username } = new URL(serverUrl);
  const deployed = readFileSync(new URL('../../../../deploy/pgbouncer.ini', import.meta.url), 'utf8');
  // The file ends with the section of these settings.
  const own = `listen_addr = 127.0.0.1\nlisten_port = ${port}\nauth_type = any\ndefault_pool_size = ${POOL_SIZE}\n`;
  const database = `* = host=${hostname} port=${serverPort} user=${username}`;
  writeFileSync(file, deployed.replace(/^\* = .*$/m, database) + own);
  const stop = await startDatabaseServer(space, [PROGRAM, file], 'process up');
  return {
    urlOf(databaseUrl) {
      const url = new URL(databaseUrl);
      url.host = `127.0.0.1:${port}`;
      return url.href;
    },
    // Ends at once; SIGINT would wait for the clients.
    stop: () => stop('SIGTERM'),
  };
}
