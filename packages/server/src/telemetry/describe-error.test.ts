import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

it('returns the names, messages and codes of an error and its causes, and no other field', () => {
  const cause = Object.assign(new TypeError('connect'), { code: 'ECONNREFUSED', address: '203.0.113.77' });
  const error = Object.assign(new Error('lookup', { cause }), { code: '57P01', detail: 'secret row' });
  expect(describeError(error)).toEqual({
    name: 'Error',
    message: 'lookup',
    code: '57P01',
    stack: error.stack,
    cause: { name: 'TypeError', message: 'connect', code: 'ECONNREFUSED', stack: cause.stack },
  });
});

it.each(['storefront_unavailable', 'SQLITE_IOERR_WRITE'])('keeps the code %s', (code) => {
  expect(describeError(Object.assign(new Error(), { code }))).toMatchObject({ code });
});

it.each(['+919812345678', 'Private Person', '919812345678', ''])(
  'leaves out %j, which is no code',
  (code) => {
    expect(describeError(Object.assign(new Error(), { code }))).not.toHaveProperty('code');
  },
);

it('returns nothing of a value that is no error', () => {
  expect(JSON.stringify(describeError('secret'))).not.toContain('secret');
});
