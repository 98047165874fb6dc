/** Returns 128 random bits as hex. Does not use `crypto.randomUUID`, which is undefined outside secure contexts. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
