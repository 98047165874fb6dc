/** The running shop and its services, passed by scripts/bench.ts. */
export interface Services {
  readonly shop: string;
  readonly sandbox: string;
  readonly identity: string;
  /** URL of the storefront's GraphQL API, and its public token. */
  readonly storefront: string;
  readonly storefrontToken: string;
  /** Path of Chromium. */
  readonly chromium: string;
  /** A process of the shop's server with the settings of production, for `pnpm bench:load`. */
  readonly server: { readonly url: string; readonly pid: number } | null;
}

/** Reads the environment variables that scripts/bench.ts sets. Throws an Error when one is missing. */
export function readServices(): Services {
  const { shop, sandbox, identity }: Record<'shop' | 'sandbox' | 'identity', string> = JSON.parse(
    requireEnv('NAAP_BENCH_URLS'),
  );
  return {
    shop,
    sandbox,
    identity,
    storefront: process.env.STOREFRONT_URL || `${sandbox}/api/2025-04/graphql.json`,
    storefrontToken: process.env.STOREFRONT_TOKEN || 'sandbox-public-token',
    chromium: requireEnv('CHROMIUM_PATH'),
    server: JSON.parse(process.env.NAAP_BENCH_SERVER || 'null'),
  };
}

function requireEnv(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run pnpm bench`);
  return value;
}
