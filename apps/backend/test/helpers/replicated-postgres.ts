import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import getPort from 'get-port';
import pg from 'pg';
import { createServerSpace } from './database-server.ts';
import { findPrograms } from './postgres.ts';

/** A primary with a synchronous standby, behind one address. */
export interface ReplicatedPostgres {
  /** URL of a database; connections to it reach the current primary. */
  readonly url: string;
  /** Kills the primary and all its processes with SIGKILL, promotes the standby and gives it a new standby. */
  failOver(): Promise<void>;
  /** Stops both servers and deletes their data. */
  stop(): Promise<void>;
}

interface Server {
  readonly port: number;
  kill(): Promise<void>;
}

const execute = promisify(execFile);

/**
 * Starts a primary and a standby on loopback; resolves to null when Postgres is not installed. A commit is acknowledged when both servers have
 * it on disk. Without a standby, as right after a failover, commits wait.
 */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres | null> {
  const found = findPrograms();
  if (!found) return null;
  const programs = found;
  const { folder, user } = createServerSpace('replicated');
  const run = (program: string, args: readonly string[]) =>
    execute(join(programs, program), args, { ...user, cwd: folder });
  let servers = 0;
  const newData = () => join(folder, `data-${++servers}`);

  async function startServer(data: string): Promise<Server> {
    const port = await getPort();
    const settings = ['listen_addresses=127.0.0.1', 'synchronous_standby_names=*', 'hot_standby=on'];
    const child = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
      // A process group of its own, so that all its processes can be killed at once.
      { ...user, cwd: folder, detached: true, stdio: 'ignore' },
    );
    const { pid } = child;
    if (pid === undefined) throw new Error('Postgres did not start.');
    const exited = once(child, 'exit');
    await waitUntil(port, 'select 1');
    return {
      port,
      async kill() {
        process.kill(-pid, 'SIGKILL');
        await exited;
      },
    };
  }

  async function startStandby(primary: Server): Promise<Server> {
    const data = newData();
    const source = `host=127.0.0.1 port=${primary.port} user=naap`;
    await run('pg_basebackup', ['-d', source, '-D', data, '-R', '--checkpoint=fast', '--no-sync']);
    const standby = await startServer(data);
    await waitUntil(primary.port, `select 1 from pg_stat_replication where sync_state = 'sync'`);
    return standby;
  }

  const data = newData();
  await run('initdb', [
    ...['-D', data, '-U', 'naap', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
  ]);
  let primary = await startServer(data);
  let standby = await startStandby(primary);
  await query(primary.port, 'create database naap');

  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const upstream = connect(primary.port, '127.0.0.1');
    client.pipe(upstream).pipe(client);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  const port = await getPort();
  proxy.listen(port, '127.0.0.1');
  await once(proxy, 'listening');

  return {
    url: `postgres://naap@127.0.0.1:${port}/naap`,
    async failOver() {
      await primary.kill();
      await query(standby.port, 'select pg_promote()');
      primary = standby;
      for (const socket of sockets) socket.destroy();
      standby = await startStandby(primary);
    },
    async stop() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await standby.kill();
      await primary.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one statement on a server's own connection and returns the rows. */
async function query(port: number, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client(`postgres://naap@127.0.0.1:${port}/postgres`);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Waits up to a minute until a query returns rows. */
async function waitUntil(port: number, statement: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const rows = await query(port, statement).catch((error: unknown) => {
      if (Date.now() > deadline) throw error;
      return [];
    });
    if (rows.length > 0) return;
    if (Date.now() > deadline) throw new Error(`"${statement}" returned nothing for a minute.`);
    await sleep(50);
  }
}
