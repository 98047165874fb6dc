import * as v from 'valibot';
import { IdentityError } from './errors.ts';

const text = v.nullish(v.string());
const texts = v.nullish(v.array(v.string()));
const flag = v.nullish(v.boolean());

export const signUpSchema = v.object({
  idToken: text,
  localId: text,
  email: text,
  password: text,
  displayName: text,
  photoUrl: text,
  phoneNumber: text,
  emailVerified: flag,
  disabled: flag,
});

export const updateSchema = v.object({
  idToken: text,
  localId: text,
  oobCode: text,
  email: text,
  password: text,
  displayName: text,
  photoUrl: text,
  phoneNumber: text,
  emailVerified: flag,
  disableUser: flag,
  customAttributes: text,
  validSince: text,
  deleteAttribute: texts,
  deleteProvider: texts,
});

export type UpdateInput = v.InferOutput<typeof updateSchema>;

export const deleteSchema = v.object({ idToken: text, localId: text });
export const lookupSchema = v.object({ idToken: text, localId: texts, email: texts, phoneNumber: texts });
export const passwordSchema = v.object({ email: text, password: text });

export const isPhoneNumber = (value: string): boolean => /^\+[1-9]\d{7,14}$/.test(value);

/** Throws an IdentityError with the message unless the condition holds. */
export function check(condition: unknown, message: string): asserts condition {
  if (!condition) throw new IdentityError(message);
}

export function checkPassword(password: string): string {
  check(password.length >= 6, 'WEAK_PASSWORD : Password should be at least 6 characters');
  return password;
}

/** Parses custom claims. Throws unless they are a JSON object of at most 1,000 characters. */
export function claimsOf(customAttributes: string): Readonly<Record<string, unknown>> {
  check(customAttributes.length <= 1000, 'CLAIMS_TOO_LARGE');
  try {
    const claims: unknown = JSON.parse(customAttributes);
    check(isRecord(claims), 'INVALID_CLAIMS');
    return claims;
  } catch {
    throw new IdentityError('INVALID_CLAIMS');
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Validates the body of a request. Throws INVALID_ARGUMENT. */
export function parse<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (!result.success) throw new IdentityError('INVALID_ARGUMENT');
  return result.output;
}

type DefinedFields<T> = { readonly [K in keyof T]?: NonNullable<T[K]> };

/** Returns the fields that are neither undefined nor null. */
export function definedFields<T extends object>(fields: T): DefinedFields<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as DefinedFields<T>;
}
