/** The backend's log; pino's loggers implement it. Fields never contain phone numbers, tokens or addresses. */
export interface Logger {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

export const silentLogger: Logger = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Returns the fields of an error that may be logged: name, code, message, stack and cause. Other fields are omitted: database drivers
 * add rows and parameters (`detail`, `parameters`), which contain the shopper's input.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'A value that is not an Error was thrown.' };
  return {
    name: error.name,
    message: error.message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
