interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Returns whether the browser asks to save data, or the connection is slower than 3G. False in browsers that do not report it, and on a
 * server.
 */
export function savesData(): boolean {
  const { connection } = (globalThis.navigator ?? {}) as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
