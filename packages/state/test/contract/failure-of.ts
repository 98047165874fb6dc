import { ApiError } from '@naap/api-clients';

/** Returns the `ApiError` that a call rejects with. Throws when the call resolves or rejects with another error. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    (result) => new Error(`Expected an ApiError, got the result ${JSON.stringify(result)}`),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
}
