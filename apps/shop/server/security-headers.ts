import { createHash } from 'node:crypto';
import type { ShopConfig } from '../config.ts';

/** Headers of every response. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
};

const HSTS_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** Hosts of the bot check in front of the phone sign-in. The sandbox and the Firebase emulator have none. */
const BOT_CHECK = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const BOT_CHECK_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];
const FIREBASE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * Returns the headers of an HTML response. The Content Security Policy allows the services of the configuration and, by their hashes, the
 * inline scripts and styles of `documents` and further `styles`, so that shared caches can keep a page with its headers.
 */
export function htmlHeaders(
  config: ShopConfig,
  documents: readonly Document[],
  styles: readonly string[] = [],
): Readonly<Record<string, string>> {
  const isTls = config.SITE_URL?.startsWith('https:') === true;
  return {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': contentSecurityPolicy(config, documents, styles, isTls),
    'Permissions-Policy': 'camera=(),geolocation=(self),microphone=(),payment=(),usb=()',
    ...(isTls && { 'Strict-Transport-Security': `max-age=${HSTS_MAX_AGE_SECONDS}` }),
  };
}

function contentSecurityPolicy(
  config: ShopConfig,
  documents: readonly Document[],
  styles: readonly string[],
  isTls: boolean,
): string {
  const services = origins([
    config.STOREFRONT_URL,
    config.BACKEND_URL,
    config.SHOP_API_URL,
    config.CART_URL,
    config.BRANDS_URL,
    config.MAPS_URL,
    config.IP_INFO_URL,
    config.FIREBASE_EMULATOR_URL,
  ]);
  const events = origins(URL.canParse(config.EVENTS) ? [config.EVENTS] : []);
  const isRealIdentity = config.FIREBASE_EMULATOR_URL === undefined;
  const authFrame = config.FIREBASE_AUTH_DOMAIN ? [`https://${config.FIREBASE_AUTH_DOMAIN}`] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...hashes(textsOf(documents, 'script:not([src], [type])')),
      ...(isRealIdentity ? BOT_CHECK : []),
    ],
    'style-src-elem': ["'self'", ...hashes([...textsOf(documents, 'style'), ...styles])],
    // React renders style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    // The font of the shop's name in Devanagari is inlined.
    'font-src': ["'self'", 'data:'],
    // The storefront chooses the host of its pictures. The sandbox, which replaces one or all of the three services, serves pictures without TLS.
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      'https:',
      ...origins([config.STOREFRONT_URL, config.MAPS_URL, config.IP_INFO_URL]).filter((origin) =>
        origin.startsWith('http:'),
      ),
    ],
    'connect-src': ["'self'", ...services, ...events, ...(isRealIdentity ? [...FIREBASE, ...BOT_CHECK] : [])],
    'frame-src': isRealIdentity ? [...BOT_CHECK_FRAMES, ...authFrame] : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The policies of src/trusted-types.ts and RichText, and the sanitiser's own.
    'trusted-types': ['default', 'sanitised', 'dompurify'],
    ...(isTls && { 'upgrade-insecure-requests': [] }),
  };
  // Without optional spaces, because each HTML response has it.
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

function origins(urls: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(urls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin])))];
}

/** Returns the texts of the inline elements in documents. */
function textsOf(documents: readonly Document[], selector: string): readonly string[] {
  const elements = documents.flatMap((document) => [...document.querySelectorAll(selector)]);
  return elements.map(({ textContent }) => textContent);
}

/** Returns the hash sources of inline elements. */
function hashes(texts: readonly string[]): readonly string[] {
  return Array.from(
    new Set(texts),
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
