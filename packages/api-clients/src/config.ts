/** A malformed part of a response that was skipped, or an error that the shopper sees in other words. Holds IDs, field names and types, never a shopper's data. */
export interface ResponseProblem {
  /** `malformed`: an item was skipped. `graphql`: the storefront sent errors beside usable data. `auth`: the identity provider refused. */
  readonly kind: 'malformed' | 'graphql' | 'auth';
  /** The kind of the skipped item, such as 'product'; for the others the operation, such as 'ListProducts'. */
  readonly subject: string;
  /** ID of the item; null when it cannot be read. */
  readonly id: string | null;
  readonly reason: string;
}

/** Logs a problem. Must return quickly; errors that it throws are ignored. */
export type ReportProblem = (problem: ResponseProblem) => void;

/** Options that every HTTP client accepts. */
export interface WireConfig {
  /** Default: the platform's `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Time-out of a whole call in milliseconds. Default: 10,000. */
  readonly timeoutMs?: number;
  /** Called for each skipped item of a response. Default: logs it in the console. */
  readonly report?: ReportProblem;
}

/** Config of the clients whose calls need a signed-in shopper (product backend and shop API). */
export interface AuthenticatedConfig extends WireConfig {
  readonly baseUrl: string;
  /** Called once per call. null means that nobody is signed in; the call then rejects with 'User not authenticated'. */
  readonly getToken: () => Promise<string | null>;
}
