import { parsePhone } from '@naap/api-clients/typed-numbers';
import * as v from 'valibot';

/** Schemas of fields that several bodies share. An error message follows the name of the field. */

/** Trimmed, with at least one visible character, without control characters. Lengths are in Unicode characters, as in JSON Schema. */
export const text = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => value.length <= maxLength || Array.from(value).length <= maxLength,
      `must have at most ${maxLength} characters`,
    ),
    v.metadata({ maxLength }),
    v.regex(
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters.
      /^(?=\s*\S)[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/,
      'must not be empty or hold control characters',
    ),
    v.check((value) => value.isWellFormed(), 'must be well-formed text'),
    v.trim(),
    v.description('Trimmed. Has a visible character and no control characters.'),
  );

/** As `parsePhone` returns it. */
export const phone = v.pipe(
  v.string(),
  v.check((value) => parsePhone(value) !== null, 'must be a phone number, such as +919876543210'),
  v.transform((value) => parsePhone(value) ?? value),
  v.description(
    'An Indian mobile number, or 7 to 15 digits, in any script and with separators. Stored without separators, an Indian mobile number with +91.',
  ),
  v.examples(['+919876543210', '०९८७६५ ४३२१०']),
);

/** An ISO 8601 time. */
export const time = v.pipe(
  v.string(),
  v.isoTimestamp('must be a time, such as 2026-11-28T18:30:00.000Z'),
  // Not February 31, nor an offset without minutes.
  v.check((value) => !Number.isNaN(Date.parse(value)), 'must be a time that exists'),
);

const degrees = (max: number) => {
  const message = `must be from -${max} to ${max} degrees`;
  return v.pipe(v.number(), v.minValue(-max, message), v.maxValue(max, message));
};

export const latitude = degrees(90);
export const longitude = degrees(180);

/** The storefront's global id of a variant. */
export const variantId = v.pipe(
  v.string(),
  v.regex(/^gid:\/\/shopify\/ProductVariant\/[0-9]{1,20}$/, 'must be the global id of a variant'),
  v.examples(['gid://shopify/ProductVariant/1']),
);
