import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa, type Options, type ResultPromise } from 'execa';

/** Root folder of the project. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A program that `run` has started. */
export type RunningProgram = Pick<ResultPromise, 'kill' | 'nodeChildProcess'> & PromiseLike<unknown>;

/**
 * Runs a program of the system or of node_modules in the root folder, with its output on the terminal: `run('tsc', ['-b'], { env })`. Resolves
 * when it has ended, also when it fails; `exitCode` is undefined when a signal ended it or it could not start.
 */
export const run = execa({
  cwd: root,
  preferLocal: true,
  reject: false,
  stdin: 'ignore',
  stdout: 'inherit',
  stderr: 'inherit',
  // Node caches the compiled TypeScript: a server then starts with half the CPU time.
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') },
  /** Time from SIGTERM to SIGKILL, in ms. */
  forceKillAfterDelay: 10_000,
});

/** Runs git in the root folder and returns its output. Throws when it fails. */
export function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: Infinity }).trim();
}

/** Returns options that print the output line by line with a name as a prefix. */
export function prefixed(name: string) {
  function* withPrefix(line: unknown) {
    yield `${name.padEnd(8)}| ${line}`;
  }
  return {
    stdout: [withPrefix, 'inherit'],
    stderr: [withPrefix, 'inherit'],
    // The output of a server is not kept.
    buffer: false,
  } as const;
}

/** Stops a program with SIGTERM, and with SIGKILL if that does not end it. Resolves when it has ended. */
export async function stop(program: RunningProgram): Promise<void> {
  program.kill();
  await program;
}

/** The programs of a command and its temporary folder. */
export interface Session {
  readonly folder: string;
  /** As `run`; a program that is still running at the end of the session is stopped. */
  start<Own extends Options>(
    command: string,
    args: readonly string[],
    options?: Own,
  ): ReturnType<typeof run<Own>>;
  /** Stops the programs, in the reverse order of their start, and removes the folder. */
  close(): Promise<void>;
}

/** Runs `task` with a new session, and returns the function that closes it. Closes it when `task` rejects. */
export async function openSession(task: (session: Session) => Promise<void>): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'naap-'));
  const started: RunningProgram[] = [];
  const close = async () => {
    await Promise.all(started.toReversed().map(stop));
    rmSync(folder, { recursive: true, force: true });
  };
  const start: Session['start'] = (command, args, options) => {
    const program = run(command, args, options);
    started.push(program);
    return program;
  };
  try {
    await task({ folder, start, close });
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Runs `task` with a session, and ends this process with the exit code that it resolves with, or with 1 and a message when it rejects. First
 * closes the session; also on SIGINT and SIGTERM.
 */
export async function runSession(task: (session: Session) => Promise<number>): Promise<never> {
  let code = 1;
  try {
    const close = await openSession(async (session) => {
      // Not `once`: without another listener, execa ends this process at the signal, before it has cleaned up.
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void session.close());
      code = await task(session);
    });
    await close();
  } catch (error) {
    console.error(`naap: ${error instanceof Error ? error.message : String(error)}`);
  }
  process.exit(code);
}

/** Resolves when `url` responds with a status below 500. Rejects when `program` ends first, or after `timeoutMs`. */
export async function waitUntilAnswering(
  url: string,
  program: Pick<RunningProgram, 'nodeChildProcess'>,
  timeoutMs = 60_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  const { nodeChildProcess: child } = program;
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
