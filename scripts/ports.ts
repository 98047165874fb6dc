import { once } from 'node:events';
import { createServer } from 'node:net';
import getPort from 'get-port';

/** Both of what `localhost` may mean; a program may listen on either. */
const LOOPBACKS = ['127.0.0.1', '::1'];

/** Why nothing can listen on a port of this machine, such as 'is taken by another program'; null when something can. */
export async function whyUnusable(port: number): Promise<string | null> {
  for (const host of LOOPBACKS) {
    const code = await tryListening(port, host);
    if (code === 'EADDRINUSE') return 'is taken by another program';
    if (code === 'EACCES') return 'may not be used by you';
  }
  return null;
}

/** The code of the error, null without one. An address that this machine does not have is nobody's. */
async function tryListening(port: number, host: string): Promise<string | null> {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
  server.close();
  await once(server, 'close');
  return null;
}

/** Returns different ports of this machine on which nothing listens. */
export function sparePorts(count: number): Promise<readonly number[]> {
  return Promise.all(Array.from({ length: count }, () => getPort()));
}
