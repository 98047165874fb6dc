/** What the config of every client that speaks HTTP may hold. */
export interface WireConfig {
  /** The platform's own unless given. */
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds for a whole call, 10 000 unless said otherwise. */
  readonly timeoutMs?: number;
}

/** What the clients of signed-in calls (product backend and shop API) are made of. */
export interface AuthenticatedConfig extends WireConfig {
  readonly baseUrl: string;
  /** Asked once per call; null means that nobody is signed in, and the call ends in 'User not authenticated'. */
  readonly getToken: () => Promise<string | null>;
}
