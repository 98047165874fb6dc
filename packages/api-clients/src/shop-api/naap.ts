import * as v from 'valibot';
import type { AuthenticatedConfig } from '../config.ts';
import { ApiError, type CallOptions } from '../error.ts';
import { ERROR_MESSAGES } from '../error-catalogue.ts';
import { type HttpResponse, joinUrl, send, sendSignedIn } from '../http.ts';
import { naapSchema } from '../naap/naap.ts';
import { errorField, parseResponse } from '../parse-response.ts';
import { lastIdSegment } from '../storefront/gid.ts';
import { wireList } from '../wire.ts';
import { count } from './progress-response.ts';
import type { ShopApiClient } from './types.ts';

const path = '/customer/naap';

/** Creates the verbs of measurements, whose code is loaded where a size is recommended. */
export function createNaapVerbs(
  config: AuthenticatedConfig,
): Pick<ShopApiClient, 'getNaap' | 'saveNaap' | 'deleteNaap' | 'getProductFit'> {
  const failure = ERROR_MESSAGES.shopApi.getNaap;
  const bodyOf = ({ ok, status, body }: HttpResponse) => {
    if (!ok) throw new ApiError(errorField(body) ?? failure, { kind: 'http', status });
    return body;
  };
  return {
    async getNaap({ signal }: CallOptions = {}) {
      const response = await sendSignedIn(config, { path, signal, failure });
      return parseResponse(NaapResponse, bodyOf(response), failure);
    },

    async saveNaap(body, { signal }: CallOptions = {}) {
      bodyOf(await sendSignedIn(config, { method: 'PUT', path, body, signal, failure }));
    },

    async deleteNaap({ signal }: CallOptions = {}) {
      bodyOf(await sendSignedIn(config, { method: 'DELETE', path, signal, failure }));
    },

    async getProductFit(productId, { signal }: CallOptions = {}) {
      const { baseUrl, fetch, timeoutMs } = config;
      const url = joinUrl(baseUrl, `/products/${encodeURIComponent(lastIdSegment(productId))}/fit`);
      const response = await send({ url, fetch, timeoutMs, signal, failure });
      return parseResponse(FitResponse, bodyOf(response), failure);
    },
  };
}

const NaapResponse = v.object({
  naap: v.nullable(naapSchema),
  history: wireList(
    v.object({
      brand: v.string(),
      kind: v.string(),
      size: v.string(),
      outcome: v.picklist(['kept', 'too_small', 'too_big']),
    }),
  ),
});

const FitResponse = v.pipe(
  v.object({ kept: count, too_small: count, too_big: count }),
  v.transform(({ kept, too_small, too_big }) => ({ kept, tooSmall: too_small, tooBig: too_big })),
);
