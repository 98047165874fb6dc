import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createSandbox, type FetchHandler, type Sandbox, type SandboxOptions } from '../create-sandbox.ts';
import { cachedRasterise } from './cached-rasterise.ts';
import { rasteriseWithSharp, WEBP_QUALITY } from './rasterise.ts';
import { signingKeyIn } from './signing-key-file.ts';

export interface StartOptions extends Omit<SandboxOptions, 'origins' | 'rasterise' | 'signingKey'> {
  /** 0 for any free port. */
  readonly ports: { readonly sandbox: number; readonly identity: number };
  /** Directory of the signing key and the image cache. */
  readonly dataDir: string;
}

export interface RunningSandbox {
  readonly sandbox: Sandbox;
  readonly origins: { readonly sandbox: string; readonly identity: string };
  /** Waits for responses in flight, then closes both ports. */
  stop(): Promise<void>;
}

/** How long shutdown waits for responses in flight, in milliseconds. */
const shutdownTimeoutMs = 3000;

/** Another program uses the port. */
export class PortTakenError extends Error {
  readonly port: number;

  constructor(port: number, cause: unknown) {
    super(`Port ${port} is in use by another program.`, { cause });
    this.port = port;
  }
}

/** Starts the sandbox's HTTP servers on the loopback interface. If a port is taken it stops both and throws `PortTakenError`. */
export async function startSandbox({ ports, dataDir, ...options }: StartOptions): Promise<RunningSandbox> {
  // The handlers need their own URLs, and the number of a free port is known only once it is open. So the ports open first.
  let sandbox: Sandbox | undefined;
  const serve = (pick: (sandbox: Sandbox) => FetchHandler): Server => {
    const fetch = async (request: Request): Promise<Response> =>
      sandbox ? pick(sandbox).fetch(request) : new Response('Starting.', { status: 503 });
    return createServer(getRequestListener(fetch));
  };
  const siteServer = serve(({ site }) => site);
  const identityServer = serve(({ identity }) => identity);
  const stop = async (): Promise<void> => {
    await Promise.all([close(siteServer), close(identityServer)]);
  };
  try {
    const origins = {
      sandbox: `http://localhost:${await listen(siteServer, ports.sandbox)}`,
      identity: `http://localhost:${await listen(identityServer, ports.identity)}`,
    };
    sandbox = createSandbox({
      ...options,
      origins,
      signingKey: await signingKeyIn(dataDir),
      rasterise: cachedRasterise({
        // Pictures of another quality stay unused.
        directory: join(dataDir, 'pictures', `webp-${WEBP_QUALITY}`),
        rasterise: rasteriseWithSharp,
        maxConcurrent: 2,
      }),
    });
    return { sandbox, origins, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new PortTakenError(port, error);
    }
    throw error;
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timeout = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs);
  await closed;
  clearTimeout(timeout);
}
