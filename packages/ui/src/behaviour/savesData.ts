interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the browser asks to save data, or the connection is slower than 3G. False where the browser does not say, and on a server. */
export function savesData(): boolean {
  const { connection } = (globalThis.navigator ?? {}) as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
