import * as v from 'valibot';

/** Schemas of fields that several bodies share. An error message follows the name of the field. */

/** Trimmed, not empty, without control characters. */
export const text = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.maxLength(maxLength, `must have at most ${maxLength} characters`),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters.
    v.check((value) => !/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.test(value), 'must not hold control characters'),
    v.check((value) => value.isWellFormed(), 'must be well-formed text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
  );

export const phone = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\+?[0-9][0-9 ()-]{6,19}$/, 'must be a phone number, such as +919876543210'),
);

const degrees = (max: number) => {
  const message = `must be from -${max} to ${max} degrees`;
  return v.pipe(v.number(), v.minValue(-max, message), v.maxValue(max, message));
};

export const latitude = degrees(90);
export const longitude = degrees(180);
