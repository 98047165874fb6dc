/** An error of the provider. `message` is its error code, optionally followed by a colon and a text. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly status: 400 | 401 | 403;
  constructor(message: string, status: IdentityError['status'] = 400) {
    super(message);
    this.status = status;
  }
}

/** Throws an IdentityError with the message unless the condition holds. */
export function check(condition: unknown, message: string): asserts condition {
  if (!condition) throw new IdentityError(message);
}

const reasons = { 400: 'invalid', 401: 'required', 403: 'forbidden' } as const;

export function errorResponse({ status, message }: IdentityError): Response {
  const errors = [{ message, reason: reasons[status], domain: 'global' }];
  return Response.json({ error: { code: status, message, errors } }, { status });
}
