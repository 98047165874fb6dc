import type { Node, RangeVar } from '@pgsql/types';
import { parse } from 'libpg-query';

/** An SQL statement as it is sent to Postgres. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The column of each table that has the shopper of a row. A distributed database uses it as the shard key. */
const shopperColumns: Readonly<Record<string, string>> = {
  customer_identities: 'uid',
  deleted_accounts: 'uid',
  ended_sign_ins: 'uid',
  customers: 'id',
  cart_lines: 'customer_id',
  addresses: 'customer_id',
  orders: 'customer_id',
  order_items: 'customer_id',
  order_events: 'customer_id',
  order_outbox: 'customer_id',
  push_subscriptions: 'customer_id',
  measurements: 'customer_id',
  idempotency_replies: 'customer_id',
  // The name of a limit with the shopper's uid, or with the network of a client without a token.
  rate_limits: 'key',
};

/** Tables without rows of shoppers. */
const otherTables: ReadonlySet<string> = new Set([
  // A few rows that rarely change: each machine has a copy.
  'brands',
  'staff',
  'shelf_places',
  // A probe inserts a row of its own and deletes it.
  'readiness_probes',
]);

/** The condition of the orders in a list of the staff. */
const staffOrders = String.raw`("in_progress" = \$1|"rider_id" = \$1 and \("ended_at" is null or "ended_at" > \$2\)) order by "number" limit \$[23]`;

/** Statements about many shoppers. Those in the background run on each machine for its own rows. */
const exceptions: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  {
    pattern:
      /^select "customer_id", "route", "key" from "idempotency_replies" where "created_at" < \$1 order by "created_at" limit \$2$/,
    reason: 'finds the oldest replies, which are deleted after their retention time',
  },
  {
    pattern:
      /^delete from "idempotency_replies" where \(\("customer_id" = \$1 and "route" = \$2 and "key" = \$3\)( or \([^()]+\))*\)$/,
    reason: 'deletes them',
  },
  {
    pattern:
      /^select "id" from "customers" where "cart_changed_on" < \$1 order by "cart_changed_on" limit \$2$/,
    reason: 'finds the oldest carts, which are emptied after their retention time, one by one',
  },
  {
    pattern:
      /^select "uid", "customer_id" from "customer_identities" where "seen_on" < \$1 order by "seen_on" limit \$2$/,
    reason: 'finds the accounts without a visit, which are deleted one by one',
  },
  {
    pattern:
      /^select "customer_id", "number" from "orders" where "created_at" < \$1 order by "created_at" limit \$2$/,
    reason: 'finds the oldest orders, which are deleted one by one',
  },
  {
    pattern:
      /^select "uid" from "deleted_accounts" where "deleted_at" < \$1 order by "deleted_at" limit \$2$/,
    reason: 'finds the accounts that were deleted long ago',
  },
  {
    pattern:
      /^select "uid", "signed_in_at" from "ended_sign_ins" where "ended_at" < \$1 order by "ended_at" limit \$2$/,
    reason: 'finds the sign-ins that were ended long ago',
  },
  {
    pattern:
      /^select [^()]* from "order_outbox" as "entry" inner join "orders" on [^()]* where "due_at" <= \$1 and not exists \(select [^()]*\) order by "due_at" limit \$2$/,
    reason: 'finds the oldest events that other systems have not received',
  },
  {
    pattern:
      /^select [^()]* from "push_subscriptions" as "entry" inner join "orders" on [^()]* where "due_at" <= \$1 and "entry"."number" < "orders"."version" order by "due_at" limit \$2$/,
    reason: 'finds the browsers that do not know the latest event of their order',
  },
  {
    pattern: /^select "customer_id" from "orders" where "id" = \$1$/,
    reason: 'finds the shopper of an order on which the staff works',
  },
  {
    pattern: new RegExp(`^select [^()]* from "orders" where ${staffOrders}$`),
    reason: 'lists the orders on which the staff works',
  },
  {
    pattern: new RegExp(
      String.raw`^select [^()]* from \(select "customer_id" as "shopper", "number" as "order" from "orders" where ${staffOrders}\) as "keys" inner join "order_(items|events)" on "customer_id" = "shopper" and "order_number" = "order" order by [^()]*$`,
    ),
    reason: 'lists their items and events',
  },
  {
    pattern: /^select [^()]* from "orders" where "ended_at" > \$1 order by "ended_at" desc limit \$2$/,
    reason: 'counts the orders of a day for the staff',
  },
  {
    pattern: /^select [^"]*"kept"[^*]* from "order_items" where "product_id" = \$\d and "kept" is not null$/,
    reason: 'counts what all shoppers have kept of a product',
  },
  {
    pattern: /^delete from rate_limits where expire < \$1$/,
    reason: 'deletes the counts of past minutes',
  },
];

/**
 * Returns why a statement is not limited to one shopper; empty when it is. Each table must be compared with one shopper's id by an equality
 * that every row has to fulfil. Statements that cannot be judged are refused.
 */
export async function findScopeProblems({ text, values }: Statement): Promise<readonly string[]> {
  const scope = scopes.get(text) ?? readScope(text);
  scopes.set(text, scope);
  const { problems, shoppers } = await scope;
  const mixed = Array.from(shoppers, ([column, params]) => {
    const ids = new Set(Array.from(params, (param) => values[param - 1]));
    return ids.size > 1 ? [`${column} is compared with ${ids.size} different ids`] : [];
  });
  return [...problems, ...mixed.flat()];
}

interface Scope {
  readonly problems: readonly string[];
  /** The numbers of the parameters with which each kind of id is compared. */
  readonly shoppers: ReadonlyMap<string, ReadonlySet<number>>;
}

/** The tests send the same texts many times, with other values. */
const scopes = new Map<string, Promise<Scope>>();

async function readScope(text: string): Promise<Scope> {
  if (exceptions.some(({ pattern }) => pattern.test(text))) return { problems: [], shoppers: new Map() };
  const tree = await parse(text);
  const temporaryNames = new Set(
    Array.from(findNodes(tree, 'CommonTableExpr'), ({ CommonTableExpr }) => CommonTableExpr.ctename),
  );
  const problems: string[] = [];
  const shoppers = new Map<string, Set<number>>();

  /** Adds the parameters with which a table is compared. */
  const compare = (table: string, params: readonly number[]) => {
    const column = shopperColumns[table];
    if (otherTables.has(table)) return;
    if (column === undefined) problems.push(`${table} is not known`);
    else if (params.length === 0) problems.push(`${table}.${column} is not compared with a shopper's id`);
    const kind = column === 'id' ? 'customer_id' : (column ?? '');
    shoppers.set(kind, new Set([...(shoppers.get(kind) ?? []), ...params]));
  };

  for (const { InsertStmt } of findNodes(tree, 'InsertStmt')) {
    const table = InsertStmt.relation?.relname ?? '';
    const names = InsertStmt.cols?.map((node) => ('ResTarget' in node ? node.ResTarget.name : undefined));
    // Without names, rate-limiter-flexible inserts the key first.
    const index = names ? names.indexOf(shopperColumns[table]) : 0;
    const rows = insertedRows(InsertStmt.selectStmt);
    if (rows.length === 0) problems.push(`the values inserted into ${table} are not listed`);
    for (const row of rows) {
      const value = row[index];
      const param = value && paramOf(value);
      compare(table, param === undefined ? [] : [param]);
    }
  }

  const read = [
    ...Array.from(findNodes(tree, 'SelectStmt'), ({ SelectStmt }) => {
      if (SelectStmt.op !== 'SETOP_NONE') problems.push('a union is not judged');
      return { from: SelectStmt.fromClause, where: SelectStmt.whereClause };
    }),
    ...Array.from(findNodes(tree, 'UpdateStmt'), ({ UpdateStmt: { relation, fromClause, whereClause } }) => ({
      from: [...rangeOf(relation), ...(fromClause ?? [])],
      where: whereClause,
    })),
    ...Array.from(
      findNodes(tree, 'DeleteStmt'),
      ({ DeleteStmt: { relation, usingClause, whereClause } }) => ({
        from: [...rangeOf(relation), ...(usingClause ?? [])],
        where: whereClause,
      }),
    ),
  ];
  for (const { from = [], where } of read) {
    const sources = from.flatMap(sourcesOf).filter(({ table }) => !temporaryNames.has(table));
    const equalities = [
      ...equalitiesOf(where, sources),
      ...from.flatMap((item) => joinEqualities(item, sources)),
    ];
    for (const { name, table } of sources)
      compare(table, paramsEqualTo(`${name}.${shopperColumns[table]}`, equalities));
  }

  return { problems, shoppers };
}

interface Source {
  readonly table: string;
  /** The alias, or the table's name. */
  readonly name: string;
}

/** The first side is equal to the second one in every row; the reverse need not be true, in the rows that an outer join adds. */
type Equality = readonly [Operand, Operand];

/** A column such as "orders.number", or the number of a parameter. */
type Operand = string | number;

type NodeOf<Kind extends string> = Extract<Node, Record<Kind, unknown>>;

/** Returns all nodes of a kind, at any depth. */
function* findNodes<Kind extends string>(tree: unknown, kind: Kind): Generator<NodeOf<Kind>> {
  if (typeof tree !== 'object' || tree === null) return;
  if (isNode(tree, kind)) yield tree;
  for (const child of Object.values(tree)) yield* findNodes(child, kind);
}

function isNode<Kind extends string>(tree: object, kind: Kind): tree is NodeOf<Kind> {
  return kind in tree;
}

/** Returns the expressions of the rows that are inserted: those of VALUES, or those of a SELECT, which are the same for all its rows. */
function insertedRows(source: Node | undefined): readonly (readonly Node[])[] {
  if (!source || !('SelectStmt' in source)) return [];
  const { valuesLists, targetList } = source.SelectStmt;
  if (valuesLists) return valuesLists.map((row) => ('List' in row ? (row.List.items ?? []) : []));
  return [
    (targetList ?? []).flatMap((each) =>
      'ResTarget' in each && each.ResTarget.val ? [each.ResTarget.val] : [],
    ),
  ];
}

function rangeOf(relation: RangeVar | undefined): Node[] {
  return relation ? [{ RangeVar: relation }] : [];
}

/** Returns the tables of an item of FROM. Subqueries are judged on their own. */
function sourcesOf(item: Node): readonly Source[] {
  if ('RangeVar' in item) {
    const { relname: table = '', alias } = item.RangeVar;
    return [{ table, name: alias?.aliasname ?? table }];
  }
  if (!('JoinExpr' in item)) return [];
  const { larg, rarg } = item.JoinExpr;
  return [larg, rarg].flatMap((side) => (side ? sourcesOf(side) : []));
}

function joinEqualities(item: Node, sources: readonly Source[]): readonly Equality[] {
  if (!('JoinExpr' in item)) return [];
  const { larg, rarg, quals, jointype } = item.JoinExpr;
  const nested = [larg, rarg].flatMap((side) => (side ? joinEqualities(side, sources) : []));
  const own = equalitiesOf(quals, sources);
  if (jointype === 'JOIN_INNER') return [...nested, ...own];
  // It limits the rows of the right table only.
  const right = (rarg ? sourcesOf(rarg) : []).map(({ name }) => `${name}.`);
  const isRight = (operand: Operand) => right.some((name) => String(operand).startsWith(name));
  return [...nested, ...(jointype === 'JOIN_LEFT' ? own.filter(([limited]) => isRight(limited)) : [])];
}

/** Returns the equalities that a condition requires, in both directions. */
function equalitiesOf(condition: Node | undefined, sources: readonly Source[]): readonly Equality[] {
  if (!condition) return [];
  if ('BoolExpr' in condition)
    return condition.BoolExpr.boolop === 'AND_EXPR'
      ? (condition.BoolExpr.args ?? []).flatMap((each) => equalitiesOf(each, sources))
      : [];
  if (!('A_Expr' in condition)) return [];
  const { kind, name, lexpr, rexpr } = condition.A_Expr;
  const [operator] = name ?? [];
  if (kind !== 'AEXPR_OP' || !operator || !('String' in operator) || operator.String.sval !== '=') return [];
  const left = lexpr && operandOf(lexpr, sources);
  const right = rexpr && operandOf(rexpr, sources);
  if (left === undefined || right === undefined) return [];
  return [
    [left, right],
    [right, left],
  ];
}

function operandOf(node: Node, sources: readonly Source[]): Operand | undefined {
  if (!('ColumnRef' in node)) return paramOf(node);
  const names = (node.ColumnRef.fields ?? []).map((field) => ('String' in field ? field.String.sval : '*'));
  if (names.length > 1) return names.join('.');
  // A bare name is that of the only table which can have it; Postgres refuses ambiguous names.
  const owners = sources.filter(({ table }) => sources.length === 1 || shopperColumns[table] === names[0]);
  return owners.length === 1 ? `${owners[0]?.name}.${names[0]}` : undefined;
}

function paramOf(node: Node): number | undefined {
  if ('TypeCast' in node) return node.TypeCast.arg && paramOf(node.TypeCast.arg);
  return 'ParamRef' in node ? node.ParamRef.number : undefined;
}

/** Returns the parameters to which an operand is equal, directly or through other columns. */
function paramsEqualTo(operand: Operand, equalities: readonly Equality[]): readonly number[] {
  const known = new Set([operand]);
  // A Set also iterates over the elements that are added meanwhile.
  for (const each of known) for (const [limited, by] of equalities) if (limited === each) known.add(by);
  return [...known].filter((each) => typeof each === 'number');
}
