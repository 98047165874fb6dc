/** A one-time code that was sent to a phone. */
export interface SentCode {
  readonly phoneNumber: string;
  readonly code: string;
  readonly sessionInfo: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

type SendResult = { readonly ok: true; readonly sent: SentCode } | { readonly ok: false };

type CheckResult =
  | { readonly ok: true; readonly phoneNumber: string }
  | { readonly ok: false; readonly reason: 'wrong' | 'expired' };

export interface OneTimeCodes {
  /** Sends a code. `ok: false` if the number was sent one in the last minute or five in the last hour. */
  send(phoneNumber: string): SendResult;
  /** Checks a code. Its session expires after five minutes, five wrong codes, or the first correct one. */
  check(sessionInfo: string, code: string): CheckResult;
  /** Returns the codes that are still valid, newest first. */
  pending(): readonly SentCode[];
}

const minute = 60_000;
const lifetime = 5 * minute;
const maxAttempts = 5;
const maxCodesPerHour = 5;

interface Session extends SentCode {
  attempts: number;
}

interface CodeOptions {
  readonly now: () => number;
  /** Returns a number in [0, 1). */
  readonly random: () => number;
  readonly createId: () => string;
}

export function createOneTimeCodes({ now, random, createId }: CodeOptions): OneTimeCodes {
  const sessions = new Map<string, Session>();
  const sendTimes = new Map<string, readonly number[]>();

  const isValid = ({ sentAt, attempts }: Session): boolean =>
    now() - sentAt < lifetime && attempts < maxAttempts;
  const deleteExpired = (): void => {
    for (const [id, session] of sessions) if (!isValid(session)) sessions.delete(id);
  };

  return {
    send(phoneNumber) {
      const at = now();
      const recent = (sendTimes.get(phoneNumber) ?? []).filter((sentAt) => at - sentAt < 60 * minute);
      if (recent.length >= maxCodesPerHour || recent.some((sentAt) => at - sentAt < minute))
        return { ok: false };
      sendTimes.set(phoneNumber, [...recent, at]);
      deleteExpired();
      const code = String(Math.floor(random() * 1_000_000)).padStart(6, '0');
      const sent: SentCode = { phoneNumber, code, sessionInfo: createId(), sentAt: at };
      sessions.set(sent.sessionInfo, { ...sent, attempts: 0 });
      return { ok: true, sent };
    },

    check(sessionInfo, code) {
      const session = sessions.get(sessionInfo);
      if (!session || !isValid(session)) return { ok: false, reason: 'expired' };
      if (session.code !== code) {
        session.attempts += 1;
        return { ok: false, reason: 'wrong' };
      }
      sessions.delete(sessionInfo);
      return { ok: true, phoneNumber: session.phoneNumber };
    },

    pending() {
      deleteExpired();
      return [...sessions.values()]
        .map(({ attempts: _, ...sent }) => sent)
        .toSorted((a, b) => b.sentAt - a.sentAt);
    },
  };
}
