import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

export type Coding = 'br' | 'gzip';

/** The content codings that the server sends, best first. */
const CODINGS: readonly Coding[] = ['br', 'gzip'];

/** Returns the codings that a client accepts, best first. */
export function acceptedCodings(request: IncomingMessage): readonly Coding[] {
  const accepted = new Negotiator(request).encodings([...CODINGS]);
  return CODINGS.filter((coding) => accepted.includes(coding));
}
