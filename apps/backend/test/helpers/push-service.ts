import { createECDH, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, createServer } from 'node:https';

export const VAPID = {
  publicKey: 'BG2lVBaggtm2jNY0UzAEHz9YvLTPltyD43dLAg9T94bnN9p62gRiFffWlsGUzgF00OEwISRd86yfvnvOgILUUVA',
  privateKey: 'uJFhOUFVE5MEJgrIt1G-zBWoHrGThrIQ5uI_85r8SZ4',
  subject: 'mailto:shop@store.example',
};

/** A self-signed certificate of push.example. */
const key = `-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIOBTw6SPXJzoxdgkHXSVfBPtUGEeVDvn/xbgfXzRSaoIoAoGCCqGSM49
AwEHoUQDQgAEEhD3cbaLTU9UfbpTjOaqRRBlSqqlFTxfRvVHBg80iXrcJLmEqYm+
49eMAQNQuZlG7IXwAruGZLM9dE4heRKL2w==
-----END EC PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBnjCCAUSgAwIBAgIUYyZhEVNESXJIeBpyb8mz2nuPZDswCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMcHVzaC5leGFtcGxlMCAXDTI2MTEyODIyMDcwMFoYDzIxMjYx
MTA0MjIwNzAwWjAXMRUwEwYDVQQDDAxwdXNoLmV4YW1wbGUwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAAQSEPdxtotNT1R9ulOM5qpFEGVKqqUVPF9G9UcGDzSJetwk
uYSpib7j14wBA1C5mUbshfACu4Zksz10TiF5Eovbo2wwajAdBgNVHQ4EFgQUtWSb
B7c5HDXBmhRcsoKPJgcpvOgwHwYDVR0jBBgwFoAUtWSbB7c5HDXBmhRcsoKPJgcp
vOgwDwYDVR0TAQH/BAUwAwEB/zAXBgNVHREEEDAOggxwdXNoLmV4YW1wbGUwCgYI
KoZIzj0EAwIDSAAwRQIhAN3uOp3Es1G5dnpoccsbx6d+nzmWfuWXrn+E4zY17RaQ
AiA64I2Fx5F5GEA6448jT5XuFnndYJ4UzKzdVKbd/xVAlA==
-----END CERTIFICATE-----`;

/** Returns the body of a browser's subscription. */
export function createSubscription(endpoint = 'https://push.example/send/1', language = 'en') {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') }, language };
}

interface ReceivedPush {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  /** The length of the encrypted body. */
  readonly bytes: number;
}

/** Starts a push service, keeps what it receives, and answers with the status that `answer` returns. `agent` connects push.example to it. */
export async function startPushService() {
  const received: ReceivedPush[] = [];
  const server = createServer({ key, cert }, async (request, response) => {
    const { length } = Buffer.concat(await request.toArray());
    received.push({ path: request.url, headers: request.headers, bytes: length });
    response.writeHead(service.answer());
    if (service.isEndless) response.write('…');
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = Object(server.address());
  const service = {
    answer: () => 201,
    /** Whether its responses never end. */
    isEndless: false,
    received,
    connections: 0,
    url: `https://127.0.0.1:${port}`,
    agent: new PushAgent({ ca: cert, servername: 'push.example' }, port),
    close: () => void server.close(),
  };
  server.on('connection', () => {
    service.connections += 1;
  });
  return service;
}

class PushAgent extends Agent {
  readonly port: number;
  constructor(options: ConstructorParameters<typeof Agent>[0], port: number) {
    super(options);
    this.port = port;
  }
  override createConnection(...[options, ...rest]: Parameters<Agent['createConnection']>) {
    return super.createConnection({ ...options, host: '127.0.0.1', port: this.port }, ...rest);
  }
}
