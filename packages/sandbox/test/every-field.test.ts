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
 * Generates operations from the schema, so that no field is left out: starting at the roots, they select every field of every object
 * type, with two levels of fields in what it returns.
 */
const schema = storefrontSchema();
const storefront = createTestStorefront();

/** The fields that lead from a root to an object. */
type Path = readonly Step[];
interface Step {
  readonly parent: string;
  readonly field: GraphQLField<unknown, unknown>;
  /** Index of the set of arguments. */
  readonly argumentSet: number;
}

const levels = 2;
/** Maximum number of paths to a type that are explored, because many fields return the same types. */
const maxPathsPerType = 3;

describe('every field of every object type', () => {
  it('resolves without errors, and returns an object of each type that the shop has', async () => {
    const failures = new Set<string>();
    const seen = new Set<string>(['QueryRoot', 'Mutation']);
    const pathsTo = new Map<string, Set<string>>();
    const queue: { readonly type: GraphQLObjectType; readonly path: Path }[] = [];

    const discover = (type: GraphQLObjectType, path: Path): void => {
      const last = path.at(-1);
      const paths = pathsTo.get(type.name) ?? new Set();
      const key = `${last?.parent}.${last?.field.name}#${last?.argumentSet}`;
      if (paths.has(key) || (paths.size >= maxPathsPerType && !last?.argumentSet)) return;
      pathsTo.set(type.name, paths.add(key));
      queue.push({ type, path });
    };
    const run = async (path: Path, selection: string): Promise<readonly Json[]> => {
      const { query, answer } = await send(path, selection);
      for (const { message, path: errorPath } of answer.errors ?? []) {
        failures.add(`${message} at ${errorPath?.join('.')} of ${query.slice(0, 300)}`);
      }
      for (const name of typenamesIn(answer.data ?? null)) seen.add(name);
      return valuesAt(answer.data ?? null, path.length);
    };

    for (const root of [schema.getQueryType(), schema.getMutationType()]) if (root) discover(root, []);
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { type, path } = next;
      const fields = Object.values(type.getFields());
      const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)));
      if (leaves.length > 0) await run(path, `{ ... on ${type.name} ${fieldsOf(type, 1)} }`);
      for (const field of fields) {
        const named = getNamedType(field.type);
        if (isLeafType(named)) continue;
        const argumentSets = argumentsOf[`${type.name}.${field.name}`]?.length ?? 1;
        for (let argumentSet = 0; argumentSet < argumentSets; argumentSet += 1) {
          const steps = [...path, { parent: type.name, field, argumentSet }];
          // With two levels of all types that implement Node the document would be too long for the storefront.
          const values = await run(steps, selectionOf(named, named.name === 'Node' ? 1 : levels));
          if (type.name === 'QueryRoot' && values.length === 0)
            failures.add(`${field.name} returns no value`);
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

/** Sends an operation with a selection at the end of a path. */
async function send(
  path: Path,
  selection: string,
): Promise<{ readonly query: string; readonly answer: Answer }> {
  let text = selection;
  for (const { parent, field, argumentSet } of path.toReversed()) {
    text = `{ __typename ... on ${parent} { target: ${field.name}${await argumentList(parent, field, argumentSet)}${text} } }`;
  }
  const query = `${path[0]?.parent === 'Mutation' ? 'mutation' : 'query'} ${text}`;
  return { query, answer: await storefront.ask(query) };
}

/** Returns the values at the end of a path, without nulls. */
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
  argumentSet: number,
): Promise<string> {
  const key = `${parent}.${field.name}`;
  const known = (await argumentsOf[key]?.[argumentSet]?.(storefront)) ?? {};
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

/** Returns a selection, `depth` levels deep, of all fields without required arguments. */
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

/** Returns a value as a GraphQL literal; a symbol is an enum value. */
function literal(value: unknown): string {
  if (typeof value === 'symbol') return value.description ?? '';
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, part]) => `${key}: ${literal(part)}`);
    return `{ ${fields.join(', ')} }`;
  }
  return JSON.stringify(value);
}

/** Returns the names of the object types that can be reached from the roots of the schema. */
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
