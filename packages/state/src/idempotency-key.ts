/** 128 random bits as hex. Works without a secure context too, where `crypto.randomUUID` does not exist. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
