/** Codes of Node, SQLite, the storefront and our own, and SQLSTATE. A remote service could send any text as its code. */
const CODE = /^([A-Z_]{2,40}|[a-z_]{2,40}|[0-9A-Z]{5})$/;

/**
 * Returns the fields of an error that may be logged: name, code, message, stack and cause. Other fields are omitted: database drivers
 * add rows and parameters (`detail`, `parameters`), which contain the shopper's input.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'A value that is not an Error was thrown.' };
  return {
    name: error.name,
    message: error.message,
    ...('code' in error && typeof error.code === 'string' && CODE.test(error.code) && { code: error.code }),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
