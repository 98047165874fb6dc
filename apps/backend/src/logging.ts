/** What the backend writes its log to; pino's loggers are such. Fields hold no phone number, token or address. */
export interface Logger {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

export const silentLogger: Logger = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * What may be logged of an error: name, code, message, stack, and the same of its cause. Drivers hang rows and parameters
 * on their errors (`detail`, `parameters`), which hold what shoppers typed: those stay out.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'Something that is no Error was thrown.' };
  return {
    name: error.name,
    message: error.message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
