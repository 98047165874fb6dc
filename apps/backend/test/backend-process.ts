import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ThirdParties } from './third-parties.ts';
import { PROJECT } from './tokens.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export type Environment = Readonly<Record<string, string>>;

export interface BackendProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Everything it has written so far. */
  output(): string;
  /** Ends it with a signal and answers its exit code, null when the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** The environment of a backend process that talks to these third parties. */
export function environmentFor(thirdParties: ThirdParties, database: Environment): Environment {
  return {
    BACKEND_PORT: '0',
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_JWKS_URL: thirdParties.jwksUrl,
    STOREFRONT_URL: thirdParties.storefrontUrl,
    STOREFRONT_TOKEN: 'test-token',
    RATE_LIMIT_PER_IP: '1000000',
    RATE_LIMIT_PER_SHOPPER: '1000000',
    ...database,
  };
}

/** Starts `src/main.ts` and waits until it listens. Rejects with what it wrote when it ends before. */
export async function startBackend(env: Environment): Promise<BackendProcess> {
  const child = spawnBackend(env);
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
      reject(new Error(`The backend ended (${code}) before it listened:\n${output}`)),
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

/** Runs `src/main.ts` to an end it comes to by itself; answers its exit code and what it said. */
export async function runBackendToEnd(env: Environment): Promise<{ code: number | null; errors: string }> {
  const child = spawnBackend(env);
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  return { code, errors };
}

function spawnBackend(env: Environment): ChildProcess {
  return spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
