// @module-tag slow
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { naap } from '@naap/content';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { sparePorts } from './ports.ts';
import { root } from './processes.ts';

const SECONDS = 1000;
type PortName = 'SHOP_PORT' | 'COUNTER_PORT' | 'BACKEND_PORT' | 'SANDBOX_PORT' | 'IDENTITY_PORT';

let dataDir: string;
let ports: Readonly<Record<PortName, string>>;
let started: Start[];

beforeEach(async () => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'naap-start-')), 'data');
  const [shop = '', counter = '', backend = '', sandbox = '', identity = ''] = (await sparePorts(5)).map(
    String,
  );
  ports = {
    SHOP_PORT: shop,
    COUNTER_PORT: counter,
    BACKEND_PORT: backend,
    SANDBOX_PORT: sandbox,
    IDENTITY_PORT: identity,
  };
  started = [];
});

afterEach(async () => {
  for (const { kill } of started) await kill();
  rmSync(join(dataDir, '..'), { recursive: true, force: true });
});

interface Start {
  readonly process: ChildProcess;
  /** Returns the output so far, of both streams. */
  readonly output: () => string;
  /** Resolves with the exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Whether any process of its group is running. */
  readonly isAlive: () => boolean;
  /** Sends SIGKILL to the process group. Resolves when no process is left. */
  readonly kill: () => Promise<void>;
}

/** Runs `node apps/launcher/src/start.ts` as a terminal does: with all its processes in one process group. */
function start(env: Readonly<Record<string, string>> = {}, args: readonly string[] = []): Start {
  const child = spawn('node', ['apps/launcher/src/start.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...ports, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const ended = once(child, 'close').then(() => child.exitCode);
  const isAlive = () => isGroupAlive(Number(child.pid));
  const self: Start = {
    process: child,
    output: () => printed,
    ended,
    isAlive,
    kill: async () => {
      if (isAlive()) process.kill(-Number(child.pid), 'SIGKILL');
      await vi.waitFor(() => expect(isAlive()).toBe(false), { timeout: 60 * SECONDS });
    },
  };
  started.push(self);
  return self;
}

/** Returns whether a process of the group is running; zombies do not count. */
function isGroupAlive(group: number): boolean {
  return new RegExp(`^ *${group} +[^Z\\s]`, 'm').test(ps('pgid=,stat='));
}

/** Returns the ID of the process of a start whose command line contains `part`. */
function processOf({ process: { pid } }: Start, part: string): number | undefined {
  const id = new RegExp(`^ *${pid} +(\\d+) +[^Z\\s]\\S* .*${part}`, 'm').exec(
    ps('pgid=,pid=,stat=,args='),
  )?.[1];
  return id === undefined ? undefined : Number(id);
}

function ps(columns: string): string {
  return execFileSync('ps', ['-A', '-o', columns], { encoding: 'utf8' });
}

/** Starts the servers with empty pages instead of the built ones, which take long to build. */
async function startServers(): Promise<Start> {
  for (const pages of ['pages', 'counter']) {
    mkdirSync(join(dataDir, pages), { recursive: true });
    writeFileSync(join(dataDir, pages, 'index.html'), '<!doctype html><title>naap</title>');
  }
  writeFileSync(join(dataDir, 'counter/.headers.json'), '{"X-Robots-Tag":"noindex"}');
  const running = start({}, ['--no-build']);
  await vi.waitFor(
    () => {
      if (running.process.exitCode !== null) throw new Error(running.output());
      expect(running.output()).toContain('naap is running');
    },
    { timeout: 120 * SECONDS, interval: 200 },
  );
  return running;
}

it.each<[string, () => Promise<Readonly<Record<string, string>>>, RegExp]>([
  [
    'a DATA_DIR that is not a folder',
    async () => {
      writeFileSync(dataDir, 'a file');
      return {};
    },
    /naap: DATA_DIR .*Example: DATA_DIR=/,
  ],
  [
    'colours of a brand that cannot be read',
    async () => {
      const CONTENT = join(dataDir, '../shop.json');
      writeFileSync(CONTENT, JSON.stringify({ ...naap, brand: { name: 'Dark', accent: '#7a3b10' } }));
      return { CONTENT };
    },
    /brand\.accent is "#7a3b10": in the light theme, tapeInk on tape has a contrast of 1\.9, and needs 7\./,
  ],
  [
    'a port that is taken',
    async () => {
      const holder = createServer().listen(Number(ports.COUNTER_PORT), '127.0.0.1');
      onTestFinished(() => void holder.close());
      await once(holder, 'listening');
      return {};
    },
    /naap: port \d+ of the counter \(COUNTER_PORT\) is taken/,
  ],
])('a start names %s, and starts nothing', async (_fault, prepare, message) => {
  const { ended, output, isAlive } = start(await prepare());
  expect(await ended, output()).toBe(2);
  expect(output()).toMatch(message);
  expect(output()).not.toContain('sandbox |');
  expect(isAlive()).toBe(false);
});

/** Ends a start with `end`, while connections to the ports are open, as browsers keep idle preconnected sockets. Expects that no process is left. */
async function expectStop(running: Start, open: readonly string[], end: (pid: number) => void) {
  const sockets = open.map((port) => connect(Number(port), 'localhost'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.on('error', () => undefined);
  end(Number(running.process.pid));
  expect(await running.ended, running.output()).toBe(0);
  expect(running.isAlive()).toBe(false);
  for (const socket of sockets) socket.destroy();
}

it('a running shop lets the demo staff work, restarts a process that dies, at most three times a minute, keeps stored data, and stops', async () => {
  const running = await startServers();
  const [, packer = ''] = /packer (\+91 \d{5} \d{5}), rider .*, manager /.exec(running.output()) ?? [];
  const { idToken } = await signIn(packer.replaceAll(' ', ''));
  expect((await backend('POST', '/login', idToken)).status).toBe(200);
  const orders = await backend('GET', '/staff/orders', idToken);
  expect(await orders.json()).toMatchObject({ me: { role: 'packer' }, riders: [{ name: 'Imran' }] });
  const page = await fetch(`http://localhost:${ports.COUNTER_PORT}/`);
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect((await fetch(`http://localhost:${ports.COUNTER_PORT}/.headers.json`)).status).toBe(404);

  const shopper = await signIn('+919820077001');
  const login = await backend('POST', '/login', shopper.idToken);
  expect(login.status).toBe(200);
  const items = [{ product_variant_id: await someVariant(), quantity: 2 }];
  const change = await backend('POST', '/cart', shopper.idToken, { items });
  expect(change.status, await change.clone().text()).toBe(200);
  const expectStored = async () => {
    const renewed = await renew(shopper.refreshToken);
    const cart = await backend('GET', '/cart', renewed);
    expect(await cart.json()).toEqual({ status: 'success', items });
    expect(await (await backend('POST', '/login', renewed)).json()).toEqual(await login.clone().json());
  };

  const findOthers = () => ['packages/sandbox', 'apps/shop/server'].map((part) => processOf(running, part));
  const others = findOthers();
  expect(others).not.toContain(undefined);
  for (let death = 1; death <= 4; death++) {
    const backendProcess = await vi.waitFor(
      () => {
        const found = processOf(running, 'apps/backend');
        if (found === undefined) throw new Error(running.output());
        return found;
      },
      { timeout: 60 * SECONDS, interval: 100 },
    );
    process.kill(backendProcess, 'SIGKILL');
    const lines = () => running.output().match(/^naap: backend was ended by SIGKILL; .*$/gm) ?? [];
    await vi.waitFor(() => expect(lines()).toHaveLength(death), { timeout: 60 * SECONDS });
    expect(lines().at(-1)).toMatch(
      death <= 3
        ? /; it is started again\.$/
        : /; it is started again in (60|[1-5]?\d) s, because it ended too often\.$/,
    );
    if (death === 3) {
      const health = `http://localhost:${ports.BACKEND_PORT}/healthz`;
      const answers = async () => expect((await fetch(health)).status).toBe(200);
      await vi.waitFor(answers, { timeout: 60 * SECONDS, interval: 100 });
      await expectStored();
    }
  }
  expect(processOf(running, 'apps/backend')).toBeUndefined();
  expect(findOthers()).toEqual(others);
  // A restart that is due does not keep the start from stopping. The signal reaches the start alone.
  const { BACKEND_PORT: _, ...open } = ports;
  await expectStop(running, Object.values(open), (pid) => process.kill(pid, 'SIGTERM'));

  const again = await startServers();
  await expectStored();
  // Ctrl-C reaches every process of the group.
  await expectStop(again, Object.values(ports), (pid) => process.kill(-pid, 'SIGINT'));
});

const apiKey = '?key=test';

async function post(port: string, path: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(`http://localhost:${port}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': 'sandbox-public-token',
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return JSON.parse(text);
}

async function signIn(phoneNumber: string): Promise<{ idToken: string; refreshToken: string }> {
  const accounts = '/identitytoolkit.googleapis.com/v1/accounts';
  const at = (method: string) => `${accounts}:${method}${apiKey}`;
  const { sessionInfo } = await post(ports.IDENTITY_PORT, at('sendVerificationCode'), { phoneNumber });
  const inbox = await fetch(
    `http://localhost:${ports.IDENTITY_PORT}/emulator/v1/projects/demo-naap/verificationCodes`,
  );
  const { verificationCodes } = await inbox.json();
  const { code } = verificationCodes[0];
  const { idToken, refreshToken } = await post(ports.IDENTITY_PORT, at('signInWithPhoneNumber'), {
    sessionInfo,
    code,
  });
  return { idToken: String(idToken), refreshToken: String(refreshToken) };
}

/** Returns a new ID token. */
async function renew(refreshToken: string): Promise<string> {
  const response = await fetch(
    `http://localhost:${ports.IDENTITY_PORT}/securetoken.googleapis.com/v1/token${apiKey}`,
    {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    },
  );
  expect(response.status).toBe(200);
  return String((await response.json()).id_token);
}

function backend(method: string, path: string, token: string, body?: unknown): Promise<Response> {
  return fetch(`http://localhost:${ports.BACKEND_PORT}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function someVariant(): Promise<string> {
  const query =
    '{ products(first: 1, query: "available_for_sale:true") { nodes { variants(first: 50) { nodes { id availableForSale } } } } }';
  const { data } = await post(ports.SANDBOX_PORT, '/api/2025-04/graphql.json', { query });
  const found = /"id":"([^"]+)","availableForSale":true/.exec(JSON.stringify(data))?.[1];
  if (found === undefined) throw new Error('no variant is for sale');
  return found;
}
