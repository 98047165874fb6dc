/** Schemas shared by the responses of several remotes. Internal. */
import * as v from 'valibot';
import type { ReportProblem } from './config.ts';
import { reportSafely } from './error.ts';

/** Schema of an ID, sent as a string or an integer. */
export const wireId = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
);

/** Schema of an http(s) address. Returns it normalised, in which no character ends it in a style sheet or in `srcset`. */
export const wireUrl = v.pipe(
  v.string(),
  v.url(),
  v.transform((text) => new URL(text)),
  v.check(({ protocol }) => protocol === 'https:' || protocol === 'http:', 'no http(s) address'),
  v.transform(({ href }) => href),
);

export const wireLatitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const wireLongitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** The longest list that the storefront returns; the backend's lists are shorter. */
const MAX_ITEMS = 250;

/** Returns the schema of a list. Checks the length before the items, so that a huge list is rejected cheaply. */
export function wireList<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(v.unknown()), v.maxLength(MAX_ITEMS), v.array(item));
}

interface TolerantListOptions {
  /** Whether a list is malformed when it has items but all of them are malformed. */
  readonly needsOne?: boolean;
  /** The longest list. Default: the storefront's. */
  readonly maxItems?: number;
}

/** Returns the schema of a list like {@link wireList}, but skips and reports malformed items. */
export function tolerantList<Item extends v.GenericSchema>(
  subject: string,
  item: Item,
  report: ReportProblem | undefined,
  { needsOne = false, maxItems = MAX_ITEMS }: TolerantListOptions = {},
) {
  return v.pipe(
    v.custom<readonly v.InferInput<Item>[]>(Array.isArray, 'Invalid type: Expected Array'),
    v.maxLength(maxItems),
    v.rawTransform(({ dataset, addIssue, NEVER }): readonly v.InferOutput<Item>[] => {
      const results = dataset.value.map((value) => ({ value, ...v.safeParse(item, value) }));
      for (const { value, success, issues } of results) {
        if (!success) reportMalformed(report, subject, value, issues);
      }
      const items = results.flatMap((result) => (result.success ? [result.output] : []));
      if (!needsOne || items.length > 0 || results.length === 0) return items;
      addIssue({ message: `Every ${subject} is malformed` });
      return NEVER;
    }),
  );
}

/**
 * Returns the schema of a nullable field that is null when it is missing, so that a field that a remote or a fixture does not have yet rejects
 * nothing. Its type still requires the field, so that each GraphQL operation has to select it.
 */
export function wireNullable<Item extends v.GenericSchema>(item: Item): v.NullableSchema<Item, undefined>;
export function wireNullable(item: v.GenericSchema): v.GenericSchema {
  return v.nullish(item, null);
}

/** Returns the schema of a nullable field like {@link wireNullable} that also becomes null, and is reported, when it is malformed. */
export function tolerantNullable<Item extends v.GenericSchema>(
  subject: string,
  item: Item,
  report: ReportProblem | undefined,
) {
  return wireNullable(
    v.pipe(
      v.custom<v.InferInput<Item>>(() => true),
      v.transform((value): v.InferOutput<Item> | null => {
        const result = v.safeParse(item, value);
        if (result.success) return result.output;
        reportMalformed(report, subject, value, result.issues);
        return null;
      }),
    ),
  );
}

function reportMalformed(
  report: ReportProblem | undefined,
  subject: string,
  value: unknown,
  issues: readonly v.BaseIssue<unknown>[] | undefined,
): void {
  const reason = (issues ?? []).map(describeIssue).join('; ');
  reportSafely(report, { kind: 'malformed', subject, id: idOf(value), reason });
}

/** Returns the path and message of an issue without the received value: 'priceRange.minVariantPrice: Invalid type: Expected Object'. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  const message = issue.message.replace(/(: | but )received .*$/is, '');
  const path = v.getDotPath(issue);
  return path === null ? message : `${path}: ${message}`;
}

const MAX_ID_LENGTH = 200;

/** Returns the ID of an item, an order, or the node of an edge; null when it has none. */
function idOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('node' in value) return idOf(value.node);
  const id = 'id' in value ? value.id : 'order_id' in value ? value.order_id : null;
  return v.is(wireId, id) ? String(id).slice(0, MAX_ID_LENGTH) : null;
}
