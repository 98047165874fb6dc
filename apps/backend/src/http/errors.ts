export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503;

/** Further fields of an error's body, for client code. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** An error response. The message is shown to the shopper and sent as `{"error": message, ...details}`. */
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
