import * as v from 'valibot';

/** Creates the schema of an environment variable that is a whole number of up to nine digits. The message follows the variable's name. */
export function wholeNumber(min: number, max: number, fallback: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, message),
      v.transform(Number),
      v.minValue(min, message),
      v.maxValue(max, message),
    ),
    String(fallback),
  );
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads variables. An empty one counts as unset. Throws an Error that names the first invalid variable. */
export function readSettings<Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  env: Environment,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  const result = v.safeParse(schema, withoutEmpty(env));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = String(issue.path?.[0].key);
  const fallback = v.getDefault(schema.entries[name] ?? schema);
  throw new Error(`${name} ${issue.message}.${fallback === undefined ? '' : ` Example: ${fallback}`}`);
}

export const withoutEmpty = (env: Environment) =>
  Object.fromEntries(Object.entries(env).filter(([, text]) => text));
