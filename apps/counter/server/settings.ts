import { wholeNumber } from '@naap/server/settings';
import * as v from 'valibot';

/** The environment variables of the running server. docs/operations/configuration.md lists them all. */
export const serverSettings = v.object({
  COUNTER_HOST: v.optional(v.string(), 'localhost'),
  COUNTER_PORT: wholeNumber(1, 65_535, 5174),
});
