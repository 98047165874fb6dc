import { randomBytes } from 'node:crypto';

/** Large enough to need a page of its own, so that a full disk is noticed. */
const PAYLOAD_BYTES = 8_192;

/** Returns text for a row of `readiness_probes` that does not compress well. */
export function probePayload(): string {
  return randomBytes(PAYLOAD_BYTES).toString('base64');
}
