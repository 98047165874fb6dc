/** A code on its way to a phone, as the inbox and the emulator's codes path show it. */
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
  /** `ok: false` when the number had one in the last minute or five in the last hour. */
  send(phoneNumber: string): SendResult;
  /** A code works once, for five minutes, and for five tries; after that its session is expired, whatever is typed. */
  check(sessionInfo: string, code: string): CheckResult;
  /** Newest first; only those that still work. */
  pending(): readonly SentCode[];
}

const minute = 60_000;
const life = 5 * minute;
const maxAttempts = 5;
const maxCodesPerHour = 5;

interface Session extends SentCode {
  tries: number;
}

interface CodeOptions {
  readonly now: () => number;
  /** In [0, 1). */
  readonly random: () => number;
  readonly createId: () => string;
}

export function createOneTimeCodes({ now, random, createId }: CodeOptions): OneTimeCodes {
  const sessions = new Map<string, Session>();
  const sendsTo = new Map<string, readonly number[]>();

  const isAlive = ({ sentAt, tries }: Session): boolean => now() - sentAt < life && tries < maxAttempts;
  const forgetDead = (): void => {
    for (const [id, session] of sessions) if (!isAlive(session)) sessions.delete(id);
  };

  return {
    send(phoneNumber) {
      const at = now();
      const recent = (sendsTo.get(phoneNumber) ?? []).filter((sentAt) => at - sentAt < 60 * minute);
      if (recent.length >= maxCodesPerHour || recent.some((sentAt) => at - sentAt < minute))
        return { ok: false };
      sendsTo.set(phoneNumber, [...recent, at]);
      forgetDead();
      const code = String(Math.floor(random() * 1_000_000)).padStart(6, '0');
      const sent: SentCode = { phoneNumber, code, sessionInfo: createId(), sentAt: at };
      sessions.set(sent.sessionInfo, { ...sent, tries: 0 });
      return { ok: true, sent };
    },

    check(sessionInfo, code) {
      const session = sessions.get(sessionInfo);
      if (!session || !isAlive(session)) return { ok: false, reason: 'expired' };
      if (session.code !== code) {
        session.tries += 1;
        return { ok: false, reason: 'wrong' };
      }
      sessions.delete(sessionInfo);
      return { ok: true, phoneNumber: session.phoneNumber };
    },

    pending() {
      forgetDead();
      return [...sessions.values()]
        .map(({ tries: _, ...sent }) => sent)
        .toSorted((a, b) => b.sentAt - a.sentAt);
    },
  };
}
