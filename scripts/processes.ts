import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder the project lies in. */
export const root = fileURLToPath(new URL('..', import.meta.url));

export interface ProcessSpec {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The folder it runs in; the project's when left out. */
  readonly cwd?: string;
  /** Where to print the process's lines, each with its name before it; without it they go straight to this terminal. */
  readonly prefixed?: boolean;
  /** Prints nothing; for what is worth a line of the caller's own. */
  readonly silent?: boolean;
  /** For a command that does not pass signals on to what it starts: `stopProcess` then ends all of that too. */
  readonly ownGroup?: boolean;
}

const groups = new WeakSet<ChildProcess>();

/** Starts a child with this environment plus `env`. */
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
      let rest = '';
      stream?.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) process.stdout.write(`${name.padEnd(8)}| ${line}\n`);
      });
    }
  }
  return child;
}

/** Runs a command to its end and tells its exit code (1 when a signal ended it or it could not start). */
export function runToEnd(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return exitCodeOf(startProcess({ name: command, command, args, env }));
}

/** Waits until a child ends and tells its exit code (1 when a signal ended it or it could not start). */
export function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`naap: ${child.spawnfile} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Ends a child: asks first, and after `graceMs` insists. Resolves when it is gone. */
export function stopProcess(child: ChildProcess, graceMs = 10_000): Promise<void> {
  const neverStarted = child.pid === undefined;
  if (neverStarted || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const insist = setTimeout(() => send(child, 'SIGKILL'), graceMs);
    child.once('exit', () => {
      clearTimeout(insist);
      resolve();
    });
    send(child, 'SIGTERM');
  });
}

function send(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid !== undefined && groups.has(child)) process.kill(-child.pid, signal);
  else child.kill(signal);
}

/**
 * Resolves when `url` answers below 500. Rejects when `child` ends first, or after `timeoutMs`.
 */
export async function waitUntilAnswering(
  url: string,
  child: ChildProcess,
  timeoutMs = 60_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`the process behind ${url} ended before it answered; its own lines above say why`);
    }
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      if (response.status < 500) return;
    } catch {
      // Not listening yet.
    }
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${timeoutMs / 1000} s`);
    await new Promise((next) => setTimeout(next, 100));
  }
}
