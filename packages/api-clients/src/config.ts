/** A flaw that costs part of a reply. It holds ids, field names and types, never a shopper's data. */
export interface ReplyProblem {
  /** `malformed`: an item was left out. `graphql`: the storefront sent errors beside usable data. */
  readonly kind: 'malformed' | 'graphql';
  /** What was left out, e.g. 'product'; for `graphql` the operation, e.g. 'ListProducts'. */
  readonly subject: string;
  /** Id of the item where it can be read, else null. */
  readonly id: string | null;
  readonly reason: string;
}

/** Receives problems for a log. It must return quickly; an error that it throws is ignored. */
export type ReportProblem = (problem: ReplyProblem) => void;

/** What the config of every client that speaks HTTP may hold. */
export interface WireConfig {
  /** The platform's own unless given. */
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds for a whole call, 10 000 unless said otherwise. */
  readonly timeoutMs?: number;
  /** Called for each item that was left out of a reply. */
  readonly report?: ReportProblem;
}

/** What the clients of signed-in calls (product backend and shop API) are made of. */
export interface AuthenticatedConfig extends WireConfig {
  readonly baseUrl: string;
  /** Asked once per call; null means that nobody is signed in, and the call ends in 'User not authenticated'. */
  readonly getToken: () => Promise<string | null>;
}
