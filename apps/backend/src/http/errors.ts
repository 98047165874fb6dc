export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503;

/** What an error says besides its sentence, for the code that reads it. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/**
 * A response that is not a success: its status, and the sentence for the shopper that goes out as `{"error": …}`. `details`
 * are further fields of the body.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ErrorStatus;
  readonly headers: Readonly<Record<string, string>>;
  readonly details: ErrorDetails;
  constructor(
    status: ErrorStatus,
    message: string,
    options: {
      readonly headers?: Readonly<Record<string, string>>;
      readonly details?: ErrorDetails;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.status = status;
    this.headers = options.headers ?? {};
    this.details = options.details ?? {};
  }
}
