import { createECDH } from 'node:crypto';
import { wholeNumber } from '@naap/server/settings';
import { type TelemetrySettings, telemetryVariables } from '@naap/server/telemetry/config';
import * as v from 'valibot';
import type { BackendLimits } from './app.ts';
import { IDENTITY_TOOLKIT_URL } from './auth/revocation.ts';
import { GOOGLE_JWKS_URL, type TokenVerifierConfig } from './auth/token-verifier.ts';
import { findIdentityProblem } from './sandbox-identity.ts';

/** Thrown when a variable is missing or malformed. The message names the variable and the problem, with an example. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly database:
    | { readonly kind: 'sqlite'; readonly file: string }
    | { readonly kind: 'postgres'; readonly url: string };
  readonly tokens: Required<Omit<TokenVerifierConfig, 'now' | 'checkRevocation'>>;
  /** Access to the service that reports ended sign-ins; null when tokens count until they expire. */
  readonly revocation: { readonly apiKey: string; readonly url: string } | null;
  /** Whether tokens that anybody can get may be accepted. Then the backend is for development only. */
  readonly allowSandboxIdentity: boolean;
  readonly storefront: {
    readonly url: string;
    readonly token: string;
    readonly country: string;
    readonly language: string;
  };
  readonly allowedOrigins: readonly string[];
  readonly brandImagesUrl: string | undefined;
  readonly limits: Required<BackendLimits>;
  /** Requests per minute. */
  readonly rateLimits: { readonly perIp: number; readonly perShopper: number };
  /** Number of proxies in front of the backend that append an address to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** Retention times of data. */
  readonly retention: {
    readonly replyHours: number;
    /** After the last change of the cart. */
    readonly cartDays: number;
    /** After the shopper's last visit. */
    readonly accountDays: number;
    readonly orderDays: number;
    /** How long sign-ins before the deletion of an account are refused. */
    readonly deletedAccountDays: number;
  };
  /** How long an order prevents the deletion of the account, unless its status says that it has arrived. */
  readonly orderInProgressHours: number;
  /** How long the process goes on serving after the readiness probe has begun to fail. */
  readonly shutdownDelayMs: number;
  /** How many orders of one shopper get the coupon's discount; null without a limit. */
  readonly couponUsesPerShopper: number | null;
  /** The system that receives the events of orders; null without one. */
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  /** The keys with which notifications are signed; null without notifications. */
  readonly vapid: {
    readonly publicKey: string;
    readonly privateKey: string;
    readonly subject: string;
  } | null;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly telemetry: TelemetrySettings;
}

/** The environment variables (docs/operations/configuration.md), but CONTENT, which `loadContent` reads. Errors follow the variable's name. */
export const variables = {
  ALLOW_SANDBOX_IDENTITY: v.pipe(
    v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
    v.transform((text) => text === 'true'),
  ),
  BACKEND_HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must name an interface')), '127.0.0.1'),
  BACKEND_PORT: wholeNumber(0, 65_535, 8787),
  DATABASE_URL: v.optional(urlWith(['postgres:', 'postgresql:'], 'a Postgres address')),
  SQLITE_FILE: v.optional(v.pipe(v.string(), v.nonEmpty('must name a file'))),
  FIREBASE_PROJECT_ID: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{3,62}$/, 'must be the id of a project')),
  FIREBASE_JWKS_URL: v.optional(urlWith(['http:', 'https:'], 'an http(s) address'), GOOGLE_JWKS_URL),
  IDENTITY_TOOLKIT_KEY: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  IDENTITY_TOOLKIT_URL: v.optional(urlWith(['http:', 'https:'], 'an http(s) address'), IDENTITY_TOOLKIT_URL),
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[^\s/:]+:\d+$/, 'must be a host and port')),
  ),
  STOREFRONT_URL: urlWith(['http:', 'https:'], 'an http(s) address'),
  STOREFRONT_TOKEN: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  STOREFRONT_COUNTRY: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code')), 'IN'),
  STOREFRONT_LANGUAGE: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}(_[A-Z]{2})?$/, 'must be a language code')),
    'EN',
  ),
  ALLOWED_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((origin) => origin.trim().replace(/\/$/, ''))
          .filter((origin) => origin !== ''),
      ),
      v.everyItem(isOrigin, 'must be origins (scheme, host, port, no path), with commas between them'),
    ),
    'http://localhost:5173',
  ),
  BRAND_IMAGES_URL: v.optional(urlWith(['http:', 'https:'], 'an http(s) address')),
  MAX_BODY_BYTES: wholeNumber(1024, 10_000_000, 64 * 1024),
  CONCURRENT_REQUESTS_PER_SHOPPER: wholeNumber(1, 100, 4),
  RATE_LIMIT_PER_IP: wholeNumber(1, 1_000_000, 12_000),
  RATE_LIMIT_PER_SHOPPER: wholeNumber(1, 1_000_000, 300),
  STORED_REPLIES_PER_SHOPPER: wholeNumber(1, 1_000_000, 2_000),
  TRUSTED_PROXIES: wholeNumber(0, 10, 0),
  SHUTDOWN_DELAY_MS: wholeNumber(0, 60_000, 1_000),
  COUPON_USES_PER_SHOPPER: v.optional(wholeNumber(1, 1_000, 1)),
  // Phones repeat a change for 24 hours (packages/state/src/record-log.ts).
  REPLY_RETENTION_HOURS: wholeNumber(24, 24 * 90, 48),
  CART_RETENTION_DAYS: wholeNumber(1, 36_500, 180),
  ACCOUNT_RETENTION_DAYS: wholeNumber(1, 36_500, 1_095),
  ORDER_RETENTION_DAYS: wholeNumber(1, 36_500, 2_922),
  // A token is valid for a day at most.
  DELETED_ACCOUNT_RETENTION_DAYS: wholeNumber(2, 36_500, 30),
  ORDER_IN_PROGRESS_HOURS: wholeNumber(0, 24 * 90, 24),
  ORDER_WEBHOOK_URL: v.optional(urlWith(['http:', 'https:'], 'an http(s) address')),
  ORDER_WEBHOOK_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'must be whsec_ and 24 to 64 random bytes in base64'),
    ),
  ),
  VAPID_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{87}$/, 'must be 65 bytes in base64url'))),
  VAPID_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url'))),
  VAPID_SUBJECT: v.optional(urlWith(['mailto:', 'https:'], 'a mailto: or https: address')),
  /** Read by the Postgres client for a DATABASE_URL without a host. */
  PGHOST: v.optional(v.string()),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    'info',
  ),
  BACKEND_METRICS_HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must name an interface')), '127.0.0.1'),
  BACKEND_METRICS_PORT: v.optional(wholeNumber(0, 65_535, 9464)),
  ...telemetryVariables,
} satisfies Record<string, v.GenericSchema>;

const examples: Readonly<Partial<Record<string, string>>> = {
  ALLOW_SANDBOX_IDENTITY: 'true',
  DATABASE_URL: 'postgres://naap:secret@localhost:5432/naap',
  FIREBASE_PROJECT_ID: 'demo-naap',
  FIREBASE_JWKS_URL: GOOGLE_JWKS_URL,
  FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099',
  IDENTITY_TOOLKIT_KEY: 'AIza…',
  IDENTITY_TOOLKIT_URL,
  STOREFRONT_URL: 'http://localhost:8788/api/2025-04/graphql.json',
  STOREFRONT_TOKEN: 'sandbox-public-token',
  STOREFRONT_COUNTRY: 'IN',
  STOREFRONT_LANGUAGE: 'EN',
  ALLOWED_ORIGINS: 'http://localhost:5173,https://shop.example',
  BRAND_IMAGES_URL: 'https://images.example/brands',
  SQLITE_FILE: '/var/lib/naap/backend.sqlite',
  BACKEND_HOST: '127.0.0.1',
  BACKEND_PORT: '8787',
  MAX_BODY_BYTES: '65536',
  CONCURRENT_REQUESTS_PER_SHOPPER: '4',
  RATE_LIMIT_PER_IP: '12000',
  RATE_LIMIT_PER_SHOPPER: '300',
  STORED_REPLIES_PER_SHOPPER: '2000',
  TRUSTED_PROXIES: '0',
  SHUTDOWN_DELAY_MS: '1000',
  COUPON_USES_PER_SHOPPER: '1',
  REPLY_RETENTION_HOURS: '48',
  CART_RETENTION_DAYS: '180',
  ACCOUNT_RETENTION_DAYS: '1095',
  ORDER_RETENTION_DAYS: '2922',
  DELETED_ACCOUNT_RETENTION_DAYS: '30',
  ORDER_IN_PROGRESS_HOURS: '24',
  ORDER_WEBHOOK_URL: 'https://store.example/orders',
  ORDER_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  VAPID_SUBJECT: 'mailto:shop@store.example',
  LOG_LEVEL: 'info',
  BACKEND_METRICS_HOST: '127.0.0.1',
  BACKEND_METRICS_PORT: '9464',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
  OTEL_TRACES_SAMPLER_ARG: '0.1',
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the configuration. An empty variable counts as missing. Throws ConfigError for the first invalid variable. */
export function readConfig(env: Environment): Config {
  const values = readVariables(variables, env);
  const identityProblem = findIdentityProblem(values);
  if (identityProblem) throw new ConfigError(`${identityProblem.name} ${identityProblem.problem}.`);
  return {
    host: values.BACKEND_HOST,
    port: values.BACKEND_PORT,
    database: databaseOf(values),
    tokens: {
      projectId: values.FIREBASE_PROJECT_ID,
      jwksUrl: values.FIREBASE_JWKS_URL,
      allowUnsigned: values.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
    },
    revocation:
      values.IDENTITY_TOOLKIT_KEY === undefined
        ? null
        : { apiKey: values.IDENTITY_TOOLKIT_KEY, url: values.IDENTITY_TOOLKIT_URL },
    allowSandboxIdentity: values.ALLOW_SANDBOX_IDENTITY,
    storefront: {
      url: values.STOREFRONT_URL,
      token: values.STOREFRONT_TOKEN,
      country: values.STOREFRONT_COUNTRY,
      language: values.STOREFRONT_LANGUAGE,
    },
    allowedOrigins: values.ALLOWED_ORIGINS,
    brandImagesUrl: values.BRAND_IMAGES_URL?.replace(/\/$/, ''),
    limits: {
      bodyBytes: values.MAX_BODY_BYTES,
      concurrentPerShopper: values.CONCURRENT_REQUESTS_PER_SHOPPER,
      storedRepliesPerShopper: values.STORED_REPLIES_PER_SHOPPER,
    },
    rateLimits: { perIp: values.RATE_LIMIT_PER_IP, perShopper: values.RATE_LIMIT_PER_SHOPPER },
    trustedProxies: values.TRUSTED_PROXIES,
    shutdownDelayMs: values.SHUTDOWN_DELAY_MS,
    couponUsesPerShopper: values.COUPON_USES_PER_SHOPPER ?? null,
    retention: {
      replyHours: values.REPLY_RETENTION_HOURS,
      cartDays: values.CART_RETENTION_DAYS,
      accountDays: values.ACCOUNT_RETENTION_DAYS,
      orderDays: values.ORDER_RETENTION_DAYS,
      deletedAccountDays: values.DELETED_ACCOUNT_RETENTION_DAYS,
    },
    orderInProgressHours: values.ORDER_IN_PROGRESS_HOURS,
    webhook: webhookOf(values),
    vapid: vapidOf(values),
    logLevel: values.LOG_LEVEL,
    telemetry: {
      otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
      sampleRate: values.OTEL_TRACES_SAMPLER_ARG,
      prometheus:
        values.BACKEND_METRICS_PORT === undefined
          ? null
          : { host: values.BACKEND_METRICS_HOST, port: values.BACKEND_METRICS_PORT },
    },
  };
}

function webhookOf(values: {
  readonly ORDER_WEBHOOK_URL?: string | undefined;
  readonly ORDER_WEBHOOK_SECRET?: string | undefined;
}): Config['webhook'] {
  const { ORDER_WEBHOOK_URL: url, ORDER_WEBHOOK_SECRET: secret } = values;
  if (url === undefined) return null;
  if (secret === undefined) throw configError('ORDER_WEBHOOK_SECRET', 'is missing');
  return { url, secret };
}

function vapidOf(values: {
  readonly VAPID_PUBLIC_KEY?: string | undefined;
  readonly VAPID_PRIVATE_KEY?: string | undefined;
  readonly VAPID_SUBJECT?: string | undefined;
}): Config['vapid'] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = values;
  if (publicKey === undefined && privateKey === undefined && subject === undefined) return null;
  if (publicKey === undefined) throw configError('VAPID_PUBLIC_KEY', 'is missing');
  if (privateKey === undefined) throw configError('VAPID_PRIVATE_KEY', 'is missing');
  if (subject === undefined) throw configError('VAPID_SUBJECT', 'is missing');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  if (pair.getPublicKey('base64url') !== publicKey)
    throw configError('VAPID_PUBLIC_KEY', 'must be that of VAPID_PRIVATE_KEY');
  return { publicKey, privateKey, subject };
}

/** Reads only the database of the configuration. Throws ConfigError. */
export function readDatabase(env: Environment): Config['database'] {
  const { DATABASE_URL, SQLITE_FILE } = variables;
  return databaseOf(readVariables({ DATABASE_URL, SQLITE_FILE }, env));
}

function databaseOf({
  DATABASE_URL: url,
  SQLITE_FILE: file,
}: {
  readonly DATABASE_URL?: string | undefined;
  readonly SQLITE_FILE?: string | undefined;
}): Config['database'] {
  if (url !== undefined) return { kind: 'postgres', url };
  // There is no default: a file in the folder of a release would be a new, empty database in each release.
  if (file === undefined) throw configError('SQLITE_FILE', 'is missing, and so is DATABASE_URL');
  return { kind: 'sqlite', file };
}

function readVariables<Entries extends v.ObjectEntries>(
  entries: Entries,
  env: Environment,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  const given = Object.fromEntries(
    Object.keys(entries).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const result = v.safeParse(v.object(entries), given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = String(issue.path?.[0].key);
  throw configError(name, given[name] === undefined ? 'is missing' : issue.message);
}

function configError(name: string, problem: string): ConfigError {
  const example = examples[name];
  return new ConfigError(`${name} ${problem}.${example ? ` Example: ${name}=${example}` : ''}`);
}

function urlWith(protocols: readonly string[], description: string) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be ${description}`,
    ),
  );
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
