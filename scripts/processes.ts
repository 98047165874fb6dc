import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Root folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

export interface ProcessSpec {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Working directory; the project's root by default. */
  readonly cwd?: string;
  /** Print the output line by line with the name as a prefix, instead of inheriting the terminal. */
  readonly prefixed?: boolean;
  /** Discard the output. */
  readonly silent?: boolean;
  /** Run in a process group of its own, which `stopProcess` ends as a whole; for commands that do not forward signals. */
  readonly ownGroup?: boolean;
}

const groups = new WeakSet<ChildProcess>();

/** Starts a child process with the current environment and `env`. */
export function startProcess({
  name,
  command,
  args,
  env,
  cwd = root,
  prefixed = false,
  silent = false,
  ownGroup = false,
}: ProcessSpec): ChildProcess {
  const output = silent ? 'ignore' : prefixed ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    detached: ownGroup,
  });
  if (ownGroup) groups.add(child);
  if (prefixed) {
    for (const stream of [child.stdout, child.stderr]) {
      let incompleteLine = '';
      stream?.setEncoding('utf8').on('data', (text: string) => {
        const lines = (incompleteLine + text).split('\n');
        incompleteLine = lines.pop() ?? '';
        for (const line of lines) process.stdout.write(`${name.padEnd(8)}| ${line}\n`);
      });
    }
  }
  return child;
}

/** Runs a command and resolves with its exit code (1 when a signal ended it or it could not start). */
export function runToEnd(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return exitCodeOf(startProcess({ name: command, command, args, env }));
}

/** Resolves with the exit code of a child process when it ends (1 when a signal ended it or it could not start). */
export function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`naap: ${child.spawnfile} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Stops a child process with SIGTERM, and with SIGKILL after `graceMs`. Resolves when it has ended. */
export function stopProcess(child: ChildProcess, graceMs = 10_000): Promise<void> {
  const neverStarted = child.pid === undefined;
  if (neverStarted || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const killTimer = setTimeout(() => send(child, 'SIGKILL'), graceMs);
    child.once('exit', () => {
      clearTimeout(killTimer);
      resolve();
    });
    send(child, 'SIGTERM');
  });
}

function send(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid !== undefined && groups.has(child)) process.kill(-child.pid, signal);
  else child.kill(signal);
}

/** Resolves when `url` responds with a status below 500. Rejects when `child` ends first, or after `timeoutMs`. */
export async function waitUntilAnswering(
  url: string,
  child: ChildProcess,
  timeoutMs = 60_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`the process behind ${url} ended before it responded; see its output above`);
    }
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      if (response.status < 500) return;
    } catch {
      // Not listening yet.
    }
    if (Date.now() > deadline) throw new Error(`${url} did not respond within ${timeoutMs / 1000} s`);
    await new Promise((next) => setTimeout(next, 100));
  }
}
