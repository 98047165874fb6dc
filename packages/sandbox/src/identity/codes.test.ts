import { beforeEach, describe, expect, it } from 'vitest';
import { createOneTimeCodes, type OneTimeCodes, type SentCode } from './codes.ts';

const phone = '+919876543210';
const minute = 60_000;

let now: number;
let codes: OneTimeCodes;

beforeEach(() => {
  now = 1_000_000_000_000;
  let ids = 0;
  codes = createOneTimeCodes({
    now: () => now,
    random: () => 0.012_345_6,
    createId: () => {
      ids += 1;
      return `session-${ids}`;
    },
  });
});

function sent(to = phone): SentCode {
  const result = codes.send(to);
  if (!result.ok) throw new Error('refused');
  return result.sent;
}

describe('sending', () => {
  it('refuses a second code to the same number within a minute, and allows it afterwards', () => {
    expect(sent().code).toBe('012345');
    expect(codes.send('+919876543211').ok).toBe(true);
    now += minute - 1;
    expect(codes.send(phone).ok).toBe(false);
    now += 1;
    expect(codes.send(phone).ok).toBe(true);
  });

  it('refuses a sixth code within an hour, and allows it when the first is an hour old', () => {
    for (let count = 0; count < 5; count += 1) {
      sent();
      now += minute;
    }
    now += 55 * minute - 1;
    expect(codes.send(phone).ok).toBe(false);
    now += 1;
    expect(codes.send(phone).ok).toBe(true);
  });
});

describe('checking', () => {
  it('accepts the code once, for five minutes', () => {
    const first = sent();
    now += 5 * minute - 1;
    expect(codes.check(first.sessionInfo, first.code)).toEqual({ ok: true, phoneNumber: phone });
    expect(codes.check(first.sessionInfo, first.code)).toEqual({ ok: false, reason: 'expired' });

    const next = sent();
    now += 5 * minute;
    expect(codes.check(next.sessionInfo, next.code)).toEqual({ ok: false, reason: 'expired' });
  });

  it('accepts the code at the fifth attempt, but not after five wrong ones', () => {
    const first = sent();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect(codes.check(first.sessionInfo, '999999')).toEqual({ ok: false, reason: 'wrong' });
    }
    expect(codes.check(first.sessionInfo, first.code).ok).toBe(true);

    now += minute;
    const next = sent();
    for (let attempt = 0; attempt < 5; attempt += 1) codes.check(next.sessionInfo, '999999');
    expect(codes.check(next.sessionInfo, next.code)).toEqual({ ok: false, reason: 'expired' });
  });
});

it('the inbox lists the valid codes, newest first', () => {
  const first = sent();
  now += minute;
  const other = sent('+919876543211');
  expect(codes.pending()).toEqual([other, first]);
  codes.check(other.sessionInfo, other.code);
  expect(codes.pending()).toEqual([first]);
  now += 4 * minute;
  expect(codes.pending()).toEqual([]);
});
