import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import pg from 'pg';
import { createServerSpace, startDatabaseServer } from './database-server.ts';

export interface PostgresServer {
  readonly url: string;
  /** Creates an empty database and returns its URL. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** Creates a database on the server of a URL, empty or as a copy of another one, which nobody may be connected to. Returns its URL. */
export async function createDatabaseAt(serverUrl: string, template?: string): Promise<string> {
  const name = `naap_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(
    `create database ${name} ${template ? `template ${new URL(template).pathname.slice(1)}` : ''}`,
  );
  await client.end();
  return new URL(name, serverUrl).href;
}

export const POSTGRES_MISSING =
  'PostgreSQL was not found, so nothing was tested with it. Install it (Debian: apt-get install postgresql) or add its programs to PATH.';

/**
 * Starts a Postgres server with a temporary folder and an unused port on loopback, never as root. `settings` are of the form `fsync=off`. Null when
 * it is not installed.
 */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer | null> {
  const programs = findPrograms();
  if (!programs) return null;
  const space = createServerSpace('postgres');
  const { folder, user } = space;
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'naap', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, stdio: 'pipe' },
  );
  const port = await getPort();
  const stop = await startDatabaseServer(
    space,
    [
      join(programs, 'postgres'),
      '-D',
      data,
      '-p',
      `${port}`,
      '-k',
      folder,
      ...['listen_addresses=127.0.0.1', ...settings].flatMap((setting) => ['-c', setting]),
    ],
    'ready to accept connections',
  );

  const url = `postgres://naap@127.0.0.1:${port}/postgres`;
  return { url, createDatabase: () => createDatabaseAt(url), stop: () => stop('SIGINT') };
}

/** Creates a connection pool that ignores the connections which break when the server stops. */
export function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Returns the folder of the installed server's programs. */
export function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}
