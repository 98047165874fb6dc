import { createServer } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export interface FloorFile {
  readonly type: string;
  readonly body: Uint8Array;
}

export interface FloorServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves files by path, on a free port of the loopback interface. Compression and caching are those of the shop's server: pages are sent
 * with Brotli or gzip and revalidated, other files are cached for a year.
 */
export async function startFloorServer(files: ReadonlyMap<string, FloorFile>): Promise<FloorServer> {
  const responses = new Map([...files].map(([path, file]) => [path, prepare(file)]));
  const server = createServer((request, response) => {
    const found = responses.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    const accepted = request.headers['accept-encoding'] ?? '';
    const coding = codings.find((name) => found.bodies[name] && accepted.includes(name));
    const body = found.bodies[coding ?? 'identity'];
    response
      .writeHead(200, {
        ...found.headers,
        ...(coding && { 'Content-Encoding': coding }),
        'Content-Length': body?.length ?? 0,
      })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the floor has no port');
  return {
    url: `http://localhost:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const codings = ['br', 'gzip'] as const;

interface PreparedResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Partial<Record<(typeof codings)[number] | 'identity', Uint8Array>>>;
}

function prepare({ type, body }: FloorFile): PreparedResponse {
  const isPage = type.startsWith('text/html');
  return {
    headers: {
      'Content-Type': type,
      'Cache-Control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
    },
    bodies: isPage
      ? { br: brotliCompressSync(body), gzip: gzipSync(body, { level: 9 }), identity: body }
      : { identity: body },
  };
}
