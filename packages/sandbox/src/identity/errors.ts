/** An error of the provider. `message` is its error code, optionally followed by a colon and a text. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly status: 400 | 401 | 403 | 501;
  constructor(message: string, status: IdentityError['status'] = 400) {
    super(message);
    this.status = status;
  }
}

const reasons = { 400: 'invalid', 401: 'required', 403: 'forbidden', 501: 'unimplemented' } as const;

export function errorResponse({ status, message }: IdentityError): Response {
  const errors = [{ message, reason: reasons[status], domain: 'global' }];
  return Response.json({ error: { code: status, message, errors } }, { status });
}
