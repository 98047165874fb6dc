import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The temporary folder of a database program, and the user to whom it belongs. */
export interface ServerSpace {
  readonly folder: string;
  /** The user that the Postgres package created; empty when this process is not root. Database programs do not run as root. */
  readonly user: { readonly uid?: number; readonly gid?: number };
}

export function createServerSpace(name: string): ServerSpace {
  const folder = mkdtempSync(join(tmpdir(), `naap-${name}-`));
  if (process.getuid?.() !== 0) return { folder, user: {} };
  const user = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(folder, user.uid, user.gid);
  return { folder, user };
}

/**
 * Starts a database program, and waits until its log has `readyText`. Returns a function that stops it with a signal and removes its folder.
 * Rejects with the log when the program exits before.
 */
export async function startDatabaseServer(
  { folder, user }: ServerSpace,
  [program, ...args]: readonly [string, ...string[]],
  readyText: string,
): Promise<(signal: NodeJS.Signals) => Promise<void>> {
  const server = spawn(program, args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (log.includes(readyText)) resolve();
    });
    server.once('exit', () => reject(new Error(`${program} exited while it started:\n${log}`)));
  });
  return async (signal) => {
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}
