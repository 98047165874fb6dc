import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { loadContent } from '@naap/content/node';
import { readConfig } from '../../src/config.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import type { Remotes } from './remotes.ts';
import { PROJECT } from './tokens.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** Folder in which Node caches the compiled TypeScript, as `npm start` sets it: a process then starts with half the CPU time. */
const compileCache = fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url));

export type Environment = Readonly<Record<string, string>>;

export interface BackendProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Returns the text that the process has written to stdout and stderr so far. */
  output(): string;
  /** Sends a signal and waits for the exit; returns the exit code, null when the signal killed the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Returns the environment of a backend process that uses these remotes. */
export function environmentFor(remotes: Remotes, database: Environment): Environment {
  return {
    BACKEND_PORT: '0',
    ALLOW_SANDBOX_IDENTITY: 'true',
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_JWKS_URL: remotes.jwksUrl,
    STOREFRONT_URL: remotes.storefrontUrl,
    STOREFRONT_TOKEN: 'test-token',
    SHUTDOWN_DELAY_MS: '0',
    RATE_LIMIT_PER_IP: '1000000',
    RATE_LIMIT_PER_SHOPPER: '1000000',
    STORED_REPLIES_PER_SHOPPER: '1000000',
    ...database,
  };
}

/** Starts `src/main.ts`, or another program, and waits until it listens. Rejects with the output when the process exits before. */
export async function startBackend(env: Environment, program?: string): Promise<BackendProcess> {
  const child = spawnBackend(env, program);
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const url = await new Promise<string>((resolve, reject) => {
    if (!child.stdout) throw new Error('The process has no output.');
    createInterface(child.stdout).on('line', (line) => {
      output += `${line}\n`;
      const listening = /"url":"([^"]+)".*"msg":"listening"/.exec(line)?.[1];
      if (listening) resolve(listening);
    });
    child.once('exit', (code) =>
      reject(new Error(`The backend exited (${code}) before it listened:\n${output}`)),
    );
  });
  return {
    child,
    url,
    output: () => output,
    async end(signal) {
      const exited = once(child, 'exit');
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}

/** Runs the backend in this process, for tests that need none of their own: a process takes almost a second of CPU time to start. */
export async function startBackendHere(env: Environment): Promise<RunningServer> {
  return startServer(readConfig({ LOG_LEVEL: 'silent', ...env }), await loadContent('naap'));
}

/** Runs `src/main.ts` until it exits on its own; returns the exit code and the text of stderr. */
export async function runBackendToExit(env: Environment): Promise<{ code: number | null; errors: string }> {
  const child = spawnBackend(env);
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  return { code, errors };
}

function spawnBackend(env: Environment, program = main): ChildProcess {
  return spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
