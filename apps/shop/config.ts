import * as v from 'valibot';

/** The URLs and keys of the shop's remotes. vite.config.ts builds them into the pages; docs/operations/configuration.md lists them. */
export type ShopConfig = v.InferOutput<typeof configSchema>;

const address = (example: string) =>
  v.pipe(
    v.string(`is missing. Example: ${example}`),
    v.url(`is no http(s) address. Example: ${example}`),
    v.startsWith('http', `is no http(s) address. Example: ${example}`),
    v.transform((text) => text.replace(/\/$/, '')),
  );
const text = (example: string) =>
  v.pipe(v.string(`is missing. Example: ${example}`), v.nonEmpty(`is empty. Example: ${example}`));

/** Returns an optional storefront code, such as a country. `fallback` is both the default and the example. */
const code = (pattern: RegExp, problem: string, fallback: string) =>
  v.optional(v.pipe(v.string(), v.regex(pattern, `${problem}. Example: ${fallback}`)), fallback);

/** The environment variables, but CONTENT, which `loadContent` reads. */
export const configSchema = v.object({
  STOREFRONT_URL: address('https://your-shop.example/api/2026-04/graphql.json'),
  STOREFRONT_TOKEN: text('the public storefront access token'),
  STOREFRONT_COUNTRY: code(/^[A-Z]{2}$/, 'is no country code', 'IN'),
  STOREFRONT_LANGUAGE: code(/^[A-Z]{2}(_[A-Z]{2})?$/, 'is no language code', 'EN'),
  BACKEND_URL: address('https://api.your-shop.example'),
  SHOP_API_URL: v.optional(address('https://api.your-shop.example')),
  CART_URL: v.optional(address('https://cart.your-shop.example')),
  BRANDS_URL: v.optional(address('https://brands.your-shop.example')),
  BRANDS_PROTOCOL: v.optional(
    v.picklist(['grpc-web', 'connect'], 'is neither grpc-web nor connect. Example: BRANDS_PROTOCOL=grpc-web'),
    'grpc-web',
  ),
  FIREBASE_PROJECT_ID: text('your-firebase-project'),
  FIREBASE_API_KEY: text('the web API key of that project'),
  FIREBASE_AUTH_DOMAIN: v.optional(text('your-firebase-project.firebaseapp.com')),
  FIREBASE_EMULATOR_URL: v.optional(address('http://localhost:9099')),
  MAPS_URL: address('https://maps.googleapis.com/maps/api/geocode/json'),
  MAPS_KEY: v.optional(text('the key of the maps service')),
  IP_INFO_URL: address('https://ipinfo.io/json'),
  IP_INFO_TOKEN: v.optional(text('the token of the IP-info service')),
  SITE_URL: v.optional(address('https://your-shop.example')),
  TRACE_CONTEXT: v.optional(
    v.picklist(['true', 'false'], 'is neither true nor false. Example: TRACE_CONTEXT=true'),
    'false',
  ),
  BROWSER_REPORT_RATE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(0(\.\d{1,9})?|1(\.0+)?)$/, 'is no number from 0 to 1. Example: BROWSER_REPORT_RATE=0.05'),
    ),
    '0',
  ),
  SMS_INBOX_URL: v.optional(address('http://localhost:9099/inbox')),
  EVENTS: v.optional(
    v.union(
      [v.picklist(['none', 'dataLayer']), address('https://events.your-shop.example')],
      'is neither none nor dataLayer nor an http(s) address. Example: EVENTS=https://events.your-shop.example',
    ),
    'none',
  ),
});

/** Reads the shop's environment variables. Throws an Error that names each missing or malformed one, with an example. */
export function readShopConfig(env: Readonly<Record<string, string | undefined>>): ShopConfig {
  // An empty variable counts as unset.
  const given = Object.fromEntries(
    Object.keys(configSchema.entries).map((name) => [name, env[name] || undefined]),
  );
  const result = v.safeParse(configSchema, given);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => `  ${issue.path?.[0]?.key} ${issue.message}`);
  throw new Error(`The shop is not configured:\n${lines.join('\n')}\nSee docs/operations/configuration.md.`);
}
