import { type Environment, readSettings, wholeNumber, withoutEmpty } from '@naap/server/settings';
import { type TelemetrySettings, telemetryVariables } from '@naap/server/telemetry/config';
import * as v from 'valibot';
import { readShopConfig, type ShopConfig } from '../config.ts';

/** The environment variables of the running server. docs/operations/configuration.md lists them all. */
export const serverSettings = v.object({
  SHOP_HOST: v.optional(v.string(), 'localhost'),
  SHOP_PORT: wholeNumber(1, 65_535, 5173),
  STOREFRONT_DEADLINE_MS: wholeNumber(1, 60_000, 300),
  PAGE_CACHE_MB: wholeNumber(1, 16_384, 64),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    'info',
  ),
  SHOP_METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  SHOP_METRICS_PORT: v.optional(wholeNumber(0, 65_535, 9465)),
  ...telemetryVariables,
});

type ServerSettings = v.InferOutput<typeof serverSettings>;

/** Returns the settings of the server's telemetry. */
export function telemetrySettings(settings: ServerSettings): TelemetrySettings {
  const { SHOP_METRICS_HOST: host, SHOP_METRICS_PORT: port } = settings;
  return {
    otlpEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    sampleRate: settings.OTEL_TRACES_SAMPLER_ARG,
    prometheus: port === undefined ? null : { host, port },
  };
}

export const readServerSettings = (env: Environment): ServerSettings => readSettings(serverSettings, env);

/**
 * Throws an Error when a variable differs from the value in the built pages, because the server would render pages for other
 * services than the browser uses.
 */
export function requireBuiltConfig(built: ShopConfig, env: Environment): void {
  const current = readShopConfig({ ...built, ...withoutEmpty(env) });
  const names = Object.keys(current) as (keyof ShopConfig)[];
  const changed = names.find((name) => current[name] !== built[name]);
  if (changed === undefined) return;
  throw new Error(
    `${changed} is not the value with which the pages were built. Build the shop again, or unset the variable.`,
  );
}
