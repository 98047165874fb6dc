import { once } from 'node:events';
import { createServer } from 'node:http';

/** An OTLP receiver over HTTP, which keeps the bodies of requests. Texts in them are UTF-8, IDs are bytes. */
export interface OtlpReceiver {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string;
  /** Returns what was received on a path so far. */
  received(signal: 'traces' | 'metrics' | 'logs'): Buffer;
  close(): Promise<void>;
}

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const bodies: { readonly path: string | undefined; readonly chunk: Buffer }[] = [];
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => bodies.push({ path: request.url, chunk }));
    request.on('end', () => response.writeHead(200, { 'Content-Type': 'application/x-protobuf' }).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    received: (signal) =>
      Buffer.concat(bodies.flatMap(({ path, chunk }) => (path === `/v1/${signal}` ? [chunk] : []))),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
