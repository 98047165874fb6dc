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

/** Trimmed: 7 to 15 digits, as an international number has, with a few separators. */
export const phone = v.pipe(
  v.string(),
  v.regex(/^\s*\+?[0-9](?:[ ()-]{0,2}[0-9]){6,14}\s*$/, 'must be a phone number, such as +919876543210'),
  v.trim(),
  v.examples(['+919876543210']),
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
