import fc from 'fast-check';
import type { Schema } from '../../scripts/openapi-types.ts';

/** Returns values that the schema accepts; its examples are frequent. Covers the keywords that the API document uses. */
export function arbitraryOf(
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
): fc.Arbitrary<unknown> {
  const generated = withoutExamples(schema, schemas);
  return schema.examples ? fc.oneof(fc.constantFrom(...schema.examples), generated) : generated;
}

function withoutExamples(schema: Schema, schemas: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  const nested = (inner: Schema) => arbitraryOf(inner, schemas);
  if (schema.$ref) return nested(schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {});
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(nested));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return stringOf(schema);
    case 'integer':
      return fc.integer(boundsOf(schema));
    case 'number':
      return fc.oneof(
        fc.double({ ...boundsOf(schema), noNaN: true, noDefaultInfinity: true }),
        fc.constantFrom(...Object.values(boundsOf(schema)), 0),
      );
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(nested(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        // Long lists would fill all carts at once.
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      const model = Object.fromEntries(properties.map(([name, property]) => [name, nested(property)]));
      return fc.record(model, { requiredKeys: [...(schema.required ?? [])] });
    }
    default:
      throw new Error(`No arbitrary for ${JSON.stringify(schema)}`);
  }
}

function boundsOf({ minimum, maximum }: Schema) {
  return {
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
  };
}

function stringOf({ pattern, format, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const fits = (text: string) => {
    const { length } = Array.from(text);
    return length >= minLength && length <= maxLength;
  };
  // Lengths of JSON Schema count characters, those of fast-check graphemes.
  const anyText = fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength }).filter(fits) },
    // Texts of maximum length, of characters with one, three and four bytes in UTF-8.
    { weight: 1, arbitrary: fc.constantFrom('x', 'क', '😀').map((text) => text.repeat(maxLength)) },
  );
  if (pattern === undefined) return anyText;
  const expression = new RegExp(pattern, 'u');
  // fast-check cannot generate lookaheads.
  return pattern.includes('(?=')
    ? anyText.filter((text) => expression.test(text))
    : fc.stringMatching(expression).filter(fits);
}
