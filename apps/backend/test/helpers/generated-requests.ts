import fc from 'fast-check';
import type { ApiDocument, Operation, Schema } from '../../scripts/openapi-types.ts';
import { arbitraryOf } from './arbitrary-of-schema.ts';

/** The fault of a generated request. A body that was changed, or generated with wider limits, may still be valid. */
type Fault =
  | 'none'
  | 'changed body'
  | 'beyond limits'
  | 'no JSON'
  | 'large body'
  | 'media type'
  | 'no token'
  | 'invalid token'
  | 'key'
  | 'parameter'
  | 'method';

export interface GeneratedRequest {
  readonly uid: string;
  readonly method: string;
  /** With values in place of the parameters. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly fault: Fault;
  /** Whether the shopper has an address, an item in the cart, and an order on which the operation has an effect, before. */
  readonly isPrepared: boolean;
}

/** Values of the backend's state that requests can refer to, by the name of the field or parameter. */
export type KnownValues = Readonly<Record<string, string | number | undefined>>;

/** A text that `withKnownValues` replaces with the value of the field in which it is. */
const KNOWN = 'KNOWN-VALUE';

/** The fields of bodies that are frequently replaced. */
const KNOWN_FIELDS: ReadonlySet<string> = new Set([
  'address_id',
  'version',
  'rider_id',
  'position',
  'quantity',
]);

const junk = fc.oneof(
  fc.constantFrom(null, true, '', ' ', '\0', 0, 0.5, 1e21, [], {}),
  fc.jsonValue({ maxDepth: 2 }),
);
/** One shopper reaches the limits; the others do not. */
const shopper = fc.oneof(
  fc.constant('meera'),
  fc.nat(300).map((number) => `shopper-${number}`),
);

/** Generates requests of an operation: valid ones, and ones with a fault. */
export function requestsOf(
  path: string,
  method: string,
  { parameters = [], requestBody, security }: Operation,
  { components }: ApiDocument,
): fc.Arbitrary<GeneratedRequest> {
  const valuesOf = (schema: Schema) => arbitraryOf(schema, components.schemas);
  const bodySchema = requestBody?.content['application/json']?.schema;
  const body = bodySchema
    ? fc.oneof(valuesOf(bodySchema), valuesOf(bodySchema).map(refer))
    : fc.constant(undefined);
  const faults: Fault[] = [
    'method',
    ...(security ? (['no token', 'invalid token'] as const) : []),
    ...(requestBody
      ? (['changed body', 'beyond limits', 'no JSON', 'large body', 'media type'] as const)
      : []),
    ...(parameters.some(({ name }) => name === 'Idempotency-Key') ? (['key'] as const) : []),
    ...(parameters.some((parameter) => parameter.in !== 'header') ? (['parameter'] as const) : []),
  ];
  const parametersIn = (place: string) => {
    const named = parameters.filter((parameter) => parameter.in === place);
    const model = named.map(({ name, schema }) => [
      name,
      fc.oneof(fc.constant(KNOWN), valuesOf(schema).map(String).filter(isHeaderText)),
    ]);
    const requiredKeys = named.filter(({ required }) => required).map(({ name }) => name);
    return fc.record<Record<string, string>>(Object.fromEntries(model), { requiredKeys });
  };
  return fc
    .record({
      uid: shopper,
      fault: fc.oneof(fc.constant<Fault>('none'), fc.constantFrom(...faults)),
      path: parametersIn('path'),
      query: parametersIn('query'),
      headers: parametersIn('header'),
      body: body.chain((valid) => fc.tuple(fc.constant(valid), changed(valid))),
      beyondLimits: bodySchema ? arbitraryOf(widened(bodySchema), widened(components.schemas)) : body,
      otherText: fc.string({ unit: 'binary' }),
      isPrepared: fc.constantFrom(true, false, false),
      otherMethod: fc.constantFrom('PATCH', 'QUERY'),
    })
    .map(
      ({
        uid,
        fault,
        path: inPath,
        query,
        headers,
        body: [valid, other],
        beyondLimits,
        otherText,
        otherMethod,
        isPrepared,
      }) => ({
        uid,
        isPrepared,
        fault,
        method: fault === 'method' ? otherMethod : method.toUpperCase(),
        path: path.replace(/\{(\w+)\}/g, (_, name) =>
          encodeURIComponent(fault === 'parameter' ? otherText.toWellFormed() || '-' : String(inPath[name])),
        ),
        query: Object.fromEntries(
          Object.entries(query).map(([name, value]) => [
            name,
            fault === 'parameter' ? otherText : String(value),
          ]),
        ),
        headers: {
          ...(security && fault !== 'no token'
            ? { Authorization: `Bearer ${fault === 'invalid token' ? 'invalid' : uid}` }
            : {}),
          ...(requestBody
            ? { 'Content-Type': fault === 'media type' ? 'application/xml' : 'application/json' }
            : {}),
          ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
          ...(fault === 'key' ? { 'Idempotency-Key': `two words ${uid}` } : {}),
        },
        body: fault === 'beyond limits' ? beyondLimits : bodyWith(fault, valid, other),
      }),
    );
}

/** Replaces the placeholders of known values, or leaves them where the value is not known yet. */
export function withKnownValues(request: GeneratedRequest, known: KnownValues): GeneratedRequest {
  const { path, query, headers, body } = request;
  const fill = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (name, inner) => (inner === KNOWN ? (known[name] ?? KNOWN) : inner));
  return {
    ...request,
    path: path.replace(KNOWN, String(known.id ?? KNOWN)),
    query: Object(fill(query)),
    headers: Object(fill(headers)),
    body: body === undefined || typeof body === 'string' ? body : fill(body),
  };
}

/** Lets the value refer to what there is: the shopper's address, the order's version, a rider. */
function refer(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (name, inner) => (KNOWN_FIELDS.has(name) ? KNOWN : inner));
}

function bodyWith(fault: Fault, valid: unknown, changed: unknown): unknown {
  if (fault === 'changed body') return changed;
  if (fault === 'no JSON') return JSON.stringify(valid).slice(0, -1);
  if (fault === 'large body') return JSON.stringify({ ...Object(valid), padding: 'x'.repeat(70_000) });
  return valid;
}

/** Returns the schemas with limits that are wider by one. */
function widened<T>(schemas: T): T {
  return JSON.parse(JSON.stringify(schemas), (key, value) => {
    if (typeof value !== 'number') return value;
    if (key.startsWith('max')) return value + 1;
    return key.startsWith('min') ? value - 1 : value;
  });
}

/** Replaces, adds or removes one value somewhere in the body. */
export function changed(valid: unknown): fc.Arbitrary<unknown> {
  const copy = () => (valid === undefined ? undefined : JSON.parse(JSON.stringify(valid)));
  const holders = objectsIn(valid);
  return fc
    .record({
      holder: fc.nat(Math.max(0, holders.length - 1)),
      key: fc.nat(),
      how: fc.constantFrom('replace', 'add', 'remove', 'whole'),
      junk,
    })
    .map(({ holder: index, key: at, how, junk }) => {
      const value = copy();
      const holder = objectsIn(value)[index];
      if (!holder || how === 'whole') return junk;
      const keys = Object.keys(holder);
      const key = how === 'add' ? 'another' : (keys[at % keys.length] ?? 'another');
      if (Array.isArray(holder)) holder[at % (holder.length + 1)] = junk;
      else if (how === 'remove') Reflect.deleteProperty(holder, key);
      else Reflect.set(holder, key, junk);
      return value;
    });
}

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

function isHeaderText(text: string): boolean {
  return /^[\x21-\x7e]*$/.test(text);
}
