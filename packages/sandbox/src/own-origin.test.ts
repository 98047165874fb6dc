import { expect, it } from 'vitest';
import { createSandbox } from './create-sandbox.ts';

const IDENTITY = 'http://localhost:9099';
const SITE = 'http://localhost:8788';
const phone = '+919820077001';

/** The private addresses: method, URL and body. */
const addresses: readonly (readonly [string, string, string?])[] = [
  ['GET', `${IDENTITY}/inbox`],
  ['GET', `${IDENTITY}/emulator/v1/projects/demo-naap/verificationCodes`],
  ['DELETE', `${IDENTITY}/emulator/v1/projects/demo-naap/accounts`],
  ['POST', `${IDENTITY}/__sandbox/clock`, '{"forwardMs":1}'],
  ['GET', `${SITE}/__sandbox/faults`],
  ['POST', `${SITE}/__sandbox/faults`, '{"target":"maps","status":503}'],
  ['DELETE', `${SITE}/__sandbox/faults`],
];

/** Senders of requests that are refused, and the headers of each. */
const others: readonly (readonly [string, Record<string, string>])[] = [
  ['a page of another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  [
    'a page on another port of this machine',
    { Origin: 'http://localhost:5173', 'Sec-Fetch-Site': 'same-site' },
  ],
  ['a sandboxed page', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['a script or image without CORS', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' }],
  ['a frame of another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'iframe' }],
  ['a form of an old browser', { Origin: 'https://evil.example', 'Content-Type': 'text/plain' }],
];

async function send(method: string, address: string, headers: Record<string, string>, body?: string) {
  const sandbox = createSandbox();
  const { fetch } = address.startsWith(SITE) ? sandbox.site : sandbox.identity;
  const request = new Request(
    'http://localhost:9099/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=k',
    {
      method: 'POST',
      body: JSON.stringify({ phoneNumber: phone }),
    },
  );
  expect((await sandbox.identity.fetch(request)).status).toBe(200);
  const response = await fetch(
    new Request(address, { method, headers, ...(body === undefined ? {} : { body }) }),
  );
  return { response, text: await response.text(), sandbox };
}

it.each(others)('a private address refuses %s', async (_sender, headers) => {
  const { response, text } = await send('GET', `${IDENTITY}/inbox`, headers);
  expect(response.status).toBe(403);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(text).not.toContain(phone);
});

it.each(addresses.map(([method, address, body]) => ({ method, address, body })))(
  '$method $address answers programs and its own origin, and refuses other pages, preflights and other names',
  async ({ method, address, body }) => {
    const own = { Origin: new URL(address).origin, 'Sec-Fetch-Site': 'same-origin' };
    for (const headers of [{}, own]) {
      const { response } = await send(method, address, headers, body);
      expect(response.ok).toBe(true);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }

    const other = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    const refused = await send(method, address, other, body);
    expect(refused.response.status).toBe(403);
    expect(refused.sandbox.faults.list()).toEqual([]);

    const preflight = await send('OPTIONS', address, { ...other, 'Access-Control-Request-Method': method });
    expect(preflight.response.status).toBe(403);
    expect(preflight.response.headers.get('Access-Control-Allow-Origin')).toBeNull();

    const { site, identity } = createSandbox();
    const rebound = new Request(address.replace('localhost', 'evil.example'), { method });
    expect((await (address.startsWith(SITE) ? site : identity).fetch(rebound)).status).toBe(403);
  },
);

it('opens the inbox from a link of the shop', async () => {
  const link = { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
  const { response, text } = await send('GET', `${IDENTITY}/inbox`, link);
  expect(response.status).toBe(200);
  expect(text).toContain(phone);
  expect(response.headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
});

it('still answers other origins at the addresses of the services', async () => {
  const headers = { Origin: 'http://localhost:5173', 'Sec-Fetch-Site': 'same-site' };
  for (const [address, expected] of [
    [`${IDENTITY}/.well-known/jwks.json`, 200],
    [`${SITE}/ipinfo/json`, 200],
  ] as const) {
    const { response } = await send('GET', address, headers);
    expect(response.status).toBe(expected);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  }
});
