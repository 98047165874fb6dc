import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { readShopConfig } from '../config.ts';
import { htmlHeaders } from './security-headers.ts';

const sandbox = {
  STOREFRONT_URL: 'http://localhost:8788/api/2025-04/graphql.json',
  STOREFRONT_TOKEN: 'public',
  BACKEND_URL: 'http://localhost:8787',
  FIREBASE_PROJECT_ID: 'demo-naap',
  FIREBASE_API_KEY: 'key',
  FIREBASE_EMULATOR_URL: 'http://localhost:9099',
  MAPS_URL: 'http://localhost:8788/maps',
  IP_INFO_URL: 'http://localhost:8788/ip',
};
const real = {
  ...sandbox,
  STOREFRONT_URL: 'https://shop.example/api/2025-04/graphql.json',
  BACKEND_URL: 'https://api.example',
  CART_URL: 'https://cart.example/v2',
  FIREBASE_EMULATOR_URL: undefined,
  FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.example',
  SITE_URL: 'https://naap.example',
};
const page = new JSDOM(
  '<style>a{}</style><script>run()</script><script type="application/json">{}</script><script src="/a.js"></script>',
).window.document;

function policy(env: Readonly<Record<string, string | undefined>>) {
  const text = htmlHeaders(readShopConfig(env), [page])['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('htmlHeaders', () => {
  it('allows inline scripts and styles by hash only, and requires Trusted Types', () => {
    const directives = policy(sandbox);
    // `printf 'run()' | openssl sha256 -binary | base64`
    expect(directives['script-src']).toEqual([
      "'self'",
      "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='",
    ]);
    expect(directives['style-src-elem']).toHaveLength(2);
    expect(JSON.stringify(directives)).not.toContain('unsafe-eval');
    expect(directives['require-trusted-types-for']).toEqual(["'script'"]);
    expect(directives['frame-ancestors']).toEqual(["'none'"]);
  });

  it('derives the services from the configuration', () => {
    expect(policy(sandbox)['connect-src']).toEqual([
      "'self'",
      'http://localhost:8788',
      'http://localhost:8787',
      'http://localhost:9099',
    ]);
    const events = { ...sandbox, EVENTS: 'https://events.example/v1?shop=naap' };
    expect(policy(events)['connect-src']).toEqual([
      ...(policy(sandbox)['connect-src'] ?? []),
      'https://events.example',
    ]);
    expect(policy({ ...sandbox, EVENTS: 'dataLayer' })).toEqual(policy(sandbox));
    expect(policy(sandbox)['frame-src']).toEqual(["'none'"]);
    const directives = policy(real);
    expect(directives['connect-src']).toEqual(
      expect.arrayContaining(['https://shop.example', 'https://api.example', 'https://cart.example']),
    );
  });

  it("allows the sandbox's pictures of brands beside a real storefront, and none of the backend", () => {
    const own = ["'self'", 'data:', 'blob:', 'https:'];
    expect(policy(sandbox)['img-src']).toEqual([...own, 'http://localhost:8788']);
    const realStorefront = { ...sandbox, STOREFRONT_URL: real.STOREFRONT_URL };
    expect(policy(realStorefront)['img-src']).toEqual([...own, 'http://localhost:8788']);
    const noSandbox = { ...real, MAPS_URL: 'https://maps.example', IP_INFO_URL: 'https://ip.example' };
    expect(policy(noSandbox)['img-src']).toEqual(own);
  });

  it('allows the bot check of a real identity provider', () => {
    const directives = policy(real);
    expect(directives['script-src']).toContain('https://www.google.com/recaptcha/');
    expect(directives['connect-src']).toContain('https://identitytoolkit.googleapis.com');
    expect(directives['frame-src']).toContain('https://demo.firebaseapp.example');
  });

  it('requires TLS only on a site that has it', () => {
    expect(htmlHeaders(readShopConfig(real), [page])).toHaveProperty('Strict-Transport-Security');
    expect(policy(real)).toHaveProperty('upgrade-insecure-requests');
    expect(htmlHeaders(readShopConfig(sandbox), [page])).not.toHaveProperty('Strict-Transport-Security');
    expect(policy(sandbox)).not.toHaveProperty('upgrade-insecure-requests');
  });
});
