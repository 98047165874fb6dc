import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { storefrontSchema } from '../src/storefront/schema.ts';
import { absentTypes, argumentsOf } from './every-field.arguments.ts';
import { type Answer, at, createTestStorefront, type Json } from './storefront.ts';

/**
 * Operations made from the schema, so that no field is forgotten: starting at the roots, every field of every object type is
 * selected with two levels of what it returns.
 */
const schema = storefrontSchema();
const storefront = createTestStorefront();

/** From the root to an object: each field with its arguments, on the type that it is of. */
type Path = readonly Step[];
interface Step {
  readonly parent: string;
  readonly field: GraphQLField<unknown, unknown>;
  /** Which of the field's sets of arguments. */
  readonly variant: number;
}

const levels = 2;
/** A type is explored along this many paths at most: the same object is often reached by many fields. */
const maxPathsPerType = 3;

describe('every field of every object type', () => {
  it('answers without errors, and gives an object of each type that the shop has', {
    timeout: 120_000,
  }, async () => {
    const failures = new Set<string>();
    const seen = new Set<string>(['QueryRoot', 'Mutation']);
    const pathsTo = new Map<string, Set<string>>();
    const waiting: { readonly type: GraphQLObjectType; readonly path: Path }[] = [];

    const discover = (type: GraphQLObjectType, path: Path): void => {
      const last = path.at(-1);
      const paths = pathsTo.get(type.name) ?? new Set();
      const key = `${last?.parent}.${last?.field.name}#${last?.variant}`;
      if (paths.has(key) || (paths.size >= maxPathsPerType && !last?.variant)) return;
      pathsTo.set(type.name, paths.add(key));
      waiting.push({ type, path });
    };
    const run = async (path: Path, selection: string): Promise<readonly Json[]> => {
      const { query, answer } = await send(path, selection);
      for (const { message, path: place } of answer.errors ?? []) {
        failures.add(`${message} at ${place?.join('.')} of ${query.slice(0, 300)}`);
      }
      for (const name of typenamesIn(answer.data ?? null)) seen.add(name);
      return valuesAt(answer.data ?? null, path.length);
    };

    for (const root of [schema.getQueryType(), schema.getMutationType()]) if (root) discover(root, []);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { type, path } = next;
      const fields = Object.values(type.getFields());
      const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)));
      if (leaves.length > 0) await run(path, `{ ... on ${type.name} ${fieldsOf(type, 1)} }`);
      for (const field of fields) {
        const named = getNamedType(field.type);
        if (isLeafType(named)) continue;
        const variants = argumentsOf[`${type.name}.${field.name}`]?.length ?? 1;
        for (let variant = 0; variant < variants; variant += 1) {
          const steps = [...path, { parent: type.name, field, variant }];
          // All types of nodes two levels deep would make a document longer than the storefront accepts.
          const values = await run(steps, selectionOf(named, named.name === 'Node' ? 1 : levels));
          if (type.name === 'QueryRoot' && values.length === 0) failures.add(`${field.name} gives nothing`);
          for (const name of new Set(values.map((value) => at(value, '__typename')))) {
            const child = typeof name === 'string' ? schema.getType(name) : undefined;
            if (isObjectType(child)) discover(child, steps);
          }
        }
      }
    }

    expect([...failures]).toEqual([]);
    expect([...reachableTypes()].filter((name) => !seen.has(name)).toSorted()).toEqual(
      absentTypes.toSorted(),
    );
  });
});

/** Sends an operation that selects something at the end of a path. */
async function send(
  path: Path,
  selection: string,
): Promise<{ readonly query: string; readonly answer: Answer }> {
  let text = selection;
  for (const { parent, field, variant } of path.toReversed()) {
    text = `{ __typename ... on ${parent} { target: ${field.name}${await argumentList(parent, field, variant)}${text} } }`;
  }
  const query = `${path[0]?.parent === 'Mutation' ? 'mutation' : 'query'} ${text}`;
  return { query, answer: await storefront.ask(query) };
}

/** The values at the end of a path that are not null. */
function valuesAt(value: Json, depth: number): readonly Json[] {
  if (value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item: Json) => valuesAt(item, depth));
  if (depth === 0) return [value];
  return valuesAt(at(value, 'target') ?? null, depth - 1);
}

function typenamesIn(value: Json): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(typenamesIn);
  return Object.entries(value).flatMap(([key, part]) =>
    key === '__typename' && typeof part === 'string' ? [part] : typenamesIn(part),
  );
}

async function argumentList(
  parent: string,
  field: GraphQLField<unknown, unknown>,
  variant = 0,
): Promise<string> {
  const key = `${parent}.${field.name}`;
  const known = (await argumentsOf[key]?.[variant]?.(storefront)) ?? {};
  const args = field.args.flatMap(({ name, type }) => {
    const value = known[name] ?? (name === 'first' ? 3 : undefined);
    if (value === undefined) {
      if (isNonNullType(type)) throw new Error(`${key} needs a value for ${name}`);
      return [];
    }
    return [`${name}: ${literal(value)}`];
  });
  return args.length > 0 ? `(${args.join(', ')})` : '';
}

/** All fields that need no arguments but `first`, as deep as the levels go. */
function selectionOf(type: GraphQLNamedType, depth: number): string {
  if (isLeafType(type)) return '';
  if (depth === 0) return ' { __typename }';
  if (isAbstractType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .map((possible) => `... on ${possible.name} ${fieldsOf(possible, depth, `${possible.name}_`)}`);
    return ` { __typename ${parts.join(' ')} }`;
  }
  return isObjectType(type) ? ` ${fieldsOf(type, depth)}` : '';
}

function fieldsOf(type: GraphQLObjectType, depth: number, prefix = ''): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some((argument) => isNonNullType(argument.type))) return [];
    const named = getNamedType(field.type);
    if (!isLeafType(named) && depth === 1) return [];
    const alias = prefix && `${prefix}${field.name}: `;
    const list = field.args.some(({ name }) => name === 'first') ? '(first: 3)' : '';
    return [`${alias}${field.name}${list}${selectionOf(named, depth - 1)}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

/** As GraphQL text; a symbol is a value of an enum. */
function literal(value: unknown): string {
  if (typeof value === 'symbol') return value.description ?? '';
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, part]) => `${key}: ${literal(part)}`);
    return `{ ${fields.join(', ')} }`;
  }
  return JSON.stringify(value);
}

/** Names of the object types that the schema leads to from its roots. */
function reachableTypes(): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (type: GraphQLNamedType): void => {
    if (isLeafType(type)) return;
    if (isAbstractType(type)) {
      schema.getPossibleTypes(type).forEach(visit);
      return;
    }
    if (!isObjectType(type) || names.has(type.name)) return;
    names.add(type.name);
    for (const field of Object.values(type.getFields())) visit(getNamedType(field.type));
  };
  for (const root of [schema.getQueryType(), schema.getMutationType()]) if (root) visit(root);
  return names;
}
