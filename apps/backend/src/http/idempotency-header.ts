import * as v from 'valibot';

/** The request header with the key. */
export const IdempotencyHeader = v.object({
  'Idempotency-Key': v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\x21-\x7e]{1,128}$/, 'must be 1 to 128 visible ASCII characters'),
      v.description(
        'A new random text for each new request. A retry with the same key and body gets the first response and has no second effect.',
      ),
      v.examples(['4f0c7a52-58d1-4a0e-9c0b-5d3c1f6f2a11']),
    ),
  ),
});
