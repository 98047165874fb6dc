import { type GraphQLNamedType, getNamedType, isAbstractType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { storefrontSchema } from '../src/storefront/schema.ts';
import { changes, shopperChanges } from './arguments/changes.ts';
import {
  argumentsWithoutEffect,
  typesWithoutMetafields,
  unknownIds,
  unreachableTypes,
} from './arguments/exceptions.ts';
import {
  ask,
  createCartAndCustomer,
  dataOf,
  edges,
  inCart,
  inCustomer,
  text,
  valueAt,
} from './arguments/fixture.ts';
import { emptyLists, lists, listsOfOne } from './arguments/lists.ts';

/**
 * Proves that no argument is silently ignored: each argument of each field that a query can reach is in one of the tables in
 * `arguments/`, and the tests show that it changes the response, or that it cannot.
 */

const pageArguments = ['first', 'last', 'after', 'before', 'reverse'] as const;

/** Returns every `Type.field(argument)` that a query can reach. */
function reachableArguments(): readonly string[] {
  const schema = storefrontSchema();
  const seen = new Set<GraphQLNamedType>();
  const names: string[] = [];
  const visit = (type: GraphQLNamedType): void => {
    if (seen.has(type)) return;
    seen.add(type);
    if (isAbstractType(type)) for (const possible of schema.getPossibleTypes(type)) visit(possible);
    if (!isObjectType(type)) return;
    for (const field of Object.values(type.getFields())) {
      names.push(...field.args.map(({ name }) => `${type.name}.${field.name}(${name})`));
      visit(getNamedType(field.type));
    }
  };
  const root = schema.getQueryType();
  if (root) visit(root);
  return names;
}

function isListed(argument: string): boolean {
  const [, type = '', field = '', name = ''] = /^(\w+)\.(\w+)\((\w+)\)$/.exec(argument) ?? [];
  const isPageArgument = pageArguments.some((other) => other === name);
  const list = `${type}.${field}`;
  return (
    argument in changes ||
    argument in shopperChanges ||
    argument in argumentsWithoutEffect ||
    argument in unknownIds ||
    type in unreachableTypes ||
    (isPageArgument && (list in lists || list in listsOfOne || list in emptyLists)) ||
    (field.startsWith('metafield') && type in typesWithoutMetafields)
  );
}

beforeAll(createCartAndCustomer);

describe('the arguments of the schema', () => {
  it('are all in a table', () => {
    const all = reachableArguments();
    expect(all.length).toBeGreaterThan(250);
    expect(all.filter((argument) => !isListed(argument))).toEqual([]);
  });

  it('exist if a table lists them', () => {
    const all = new Set(reachableArguments());
    expect(
      [changes, shopperChanges, argumentsWithoutEffect, unknownIds]
        .flatMap(Object.keys)
        .filter((name) => !all.has(name)),
    ).toEqual([]);
  });
});

describe('the response changes with', () => {
  it.each(Object.entries(changes))('%s', async (_argument, [without, withArgument]) => {
    expect(await dataOf(withArgument)).not.toEqual(await dataOf(without));
  });
});

describe('the response about a cart or customer changes with', () => {
  it.each(Object.entries(shopperChanges))('%s', async (_argument, selections) => {
    const [without, withArgument] = selections();
    expect(await dataOf(withArgument)).not.toEqual(await dataOf(without));
  });
});

describe('arguments without an effect', () => {
  it('do not change the response', async () => {
    const groups = (page: string): string =>
      inCart(`deliveryGroups(${page}) { nodes { id deliveryOptions { handle } } }`);
    expect(await dataOf(groups('first: 5, withCarrierRates: true'))).toEqual(
      await dataOf(groups('first: 5')),
    );
    expect(valueAt(await dataOf(inCustomer(`orders(first: 5) { ${edges} }`)), 'edges')).toEqual([]);
  });
});

describe.each(Object.entries(lists))('the pages of %s', (list, select) => {
  const cursorsOf = async (page: string): Promise<readonly string[]> => {
    const found = valueAt(await dataOf(select(page)), 'edges');
    if (!Array.isArray(found)) throw new Error(`${list} has no edges.`);
    return found.map(({ cursor }) => cursor);
  };

  it('obey first, last, after, before and reverse', async () => {
    const [one, two] = await cursorsOf('first: 2');
    expect(two, 'a second item').toBeDefined();
    expect(await cursorsOf('first: 1')).toEqual([one]);
    expect(await cursorsOf(`first: 1, after: ${text(one)}`)).toEqual([two]);
    expect(await cursorsOf(`last: 1, before: ${text(two)}`)).toEqual([one]);
    const last = await cursorsOf('last: 1');
    expect(last).not.toEqual([one]);
    // The only list without the argument `reverse`.
    if (list === 'MetaobjectField.references') return;
    expect((await cursorsOf('first: 1, reverse: true'))[0]).not.toBe(one);
  });
});

describe('lists with one item', () => {
  it.each(Object.entries(listsOfOne))('%s are paginated', async (_list, select) => {
    const cursors = async (page: string) => valueAt(await dataOf(select(page)), 'edges');
    const [only] = Object(await cursors('first: 1, reverse: true'));
    for (const page of ['first: 1', 'last: 1']) expect(await cursors(page)).toEqual([only]);
    for (const page of [
      'first: 0',
      `first: 1, after: ${text(only.cursor)}`,
      `last: 1, before: ${text(only.cursor)}`,
    ]) {
      expect(await cursors(page)).toEqual([]);
    }
  });
});

describe('empty lists', () => {
  it.each(Object.entries(emptyLists))('%s validate their page arguments', async (_list, select) => {
    expect(valueAt(await dataOf(select('first: 5')), 'edges')).toEqual([]);
    for (const page of [
      'first: -1',
      'first: 251',
      'first: 1, last: 1',
      'first: 1, after: "x"',
      'last: 1, before: "x"',
    ]) {
      expect((await ask(`{ ${select(page)} }`)).errors?.length, page).toBeGreaterThan(0);
    }
  });
});

describe('null is returned for', () => {
  it.each(Object.entries(unknownIds))('an unknown %s', async (_argument, selection) => {
    expect(Object.values(Object(await dataOf(selection)))).toEqual([null]);
  });
});

describe('metafields are null', () => {
  it.each(Object.entries(typesWithoutMetafields))('of a %s', async (_type, select) => {
    const fields =
      'metafield(namespace: "custom", key: "season") { id } metafields(identifiers: [{ key: "season" }]) { id }';
    const data = await dataOf(select(fields));
    expect(valueAt(data, 'metafield')).toBeNull();
    expect(valueAt(data, 'metafields')).toEqual([null]);
  });
});
