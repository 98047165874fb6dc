/** Shapes that replies of several remotes share. Private. */
import * as v from 'valibot';
import type { ReplyProblem, ReportProblem } from './config.ts';

/** An id, sent as text or as a whole number. */
export const wireId = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
);

export const wireLatitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const wireLongitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** The storefront answers at most 250 of anything; the backend, fewer. */
const MAX_ITEMS = 250;

/** A list. Its length is checked before any item is, so that a huge one costs nothing. */
export function wireList<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(v.unknown()), v.maxLength(MAX_ITEMS), v.array(item));
}

interface TolerantListOptions {
  /** A list that holds items, all of them malformed, is malformed itself. */
  readonly needsOne?: boolean;
}

/** A {@link wireList} that leaves out and reports its malformed items, so that one never costs the others. */
export function tolerantList<Item extends v.GenericSchema>(
  subject: string,
  item: Item,
  report: ReportProblem | undefined,
  { needsOne = false }: TolerantListOptions = {},
) {
  return v.pipe(
    v.custom<readonly v.InferInput<Item>[]>(Array.isArray, 'Invalid type: Expected Array'),
    v.maxLength(MAX_ITEMS),
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

/** A value that becomes null, and is reported, when it is malformed. */
export function tolerantNullable<Item extends v.GenericSchema>(
  subject: string,
  item: Item,
  report: ReportProblem | undefined,
) {
  return v.pipe(
    v.custom<v.InferInput<Item> | null>((value) => value !== undefined),
    v.transform((value): v.InferOutput<Item> | null => {
      if (value === null) return null;
      const result = v.safeParse(item, value);
      if (result.success) return result.output;
      reportMalformed(report, subject, value, result.issues);
      return null;
    }),
  );
}

/** Calls `report`, whose own failure must not fail the reply. */
export function reportSafely(report: ReportProblem | undefined, problem: ReplyProblem): void {
  try {
    report?.(problem);
  } catch {
    // A log that fails is no reason to lose the data.
  }
}

function reportMalformed(
  report: ReportProblem | undefined,
  subject: string,
  value: unknown,
  issues: readonly v.BaseIssue<unknown>[] | undefined,
): void {
  const reason = (issues ?? []).map(withoutValue).join('; ');
  reportSafely(report, { kind: 'malformed', subject, id: idOf(value), reason });
}

/** 'priceRange.minVariantPrice: Invalid type: Expected Object': where and what, without the received value. */
function withoutValue(issue: v.BaseIssue<unknown>): string {
  const message = issue.message.replace(/(: | but )received .*$/is, '');
  const path = v.getDotPath(issue);
  return path === null ? message : `${path}: ${message}`;
}

const MAX_ID_LENGTH = 200;

/** The id of an item: its own, an order's, or that of the node inside an edge. */
function idOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('node' in value) return idOf(value.node);
  const id = 'id' in value ? value.id : 'order_id' in value ? value.order_id : null;
  return v.is(wireId, id) ? String(id).slice(0, MAX_ID_LENGTH) : null;
}
