/**
 * Produces the texts of the error catalogue (spec section 8) that verbs.ts does not have. The last test fails when the catalogue has a text that no
 * call rejects with.
 */
import { describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../src/error.ts';
import {
  createBrandsClient,
  createLocationClient,
  createPhoneAuthClient,
  createStorefrontClient,
  ERROR_MESSAGES,
  type PositionPreset,
} from '../src/index.ts';
import { failureOf, fetchReturning, fetchReturningJson } from './fakes.ts';
import { verbs } from './verbs.ts';

const { firebaseError } = vi.hoisted(() => ({ firebaseError: { code: '' } }));
vi.mock('../src/phone-auth/firebase.ts', () => {
  const refuse = () =>
    Promise.reject(
      Object.assign(new Error(`Firebase: Error (${firebaseError.code}).`), { code: firebaseError.code }),
    );
  return { openFirebase: () => ({ sendCode: refuse, confirmCode: refuse }) };
});

type Fields = Readonly<Partial<Record<keyof ApiError, unknown>>>;
type Situation = readonly [text: string, situation: string, call: () => Promise<unknown>, fields?: Fields];

const storefront = createStorefrontClient({
  url: 'http://s.test',
  token: 't',
  fetch: fetchReturningJson({ data: { collectionByHandle: null } }).fetch,
});
const brands = createBrandsClient({
  baseUrl: 'http://r.test',
  fetch: fetchReturning(() => new Response('<h1>Bad gateway</h1>', { status: 502 })).fetch,
});
const maps = createLocationClient({
  mapsUrl: 'http://m.test',
  ipInfoUrl: 'http://i.test',
  fetch: fetchReturningJson({ status: 'ZERO_RESULTS', results: [] }).fetch,
});
const here = { latitude: 12.9716, longitude: 77.5946 };

const noCollection = 'Collection "tops" not found';
const notFound: Fields = { code: 'NOT_FOUND' };
const handle = 'tops';
const filter = { tagGroups: [], brands: [] };
const remoteSituations: readonly Situation[] = [
  [noCollection, 'listCollection', () => storefront.listCollection({ handle }), notFound],
  [noCollection, 'listCollectionTags', () => storefront.listCollectionTags({ handle }), notFound],
  [noCollection, 'listCollectionFacets', () => storefront.listCollectionFacets({ handle, filter }), notFound],
  ['Unable to load brands', 'status 502', () => brands.getBrands({})],
  ['No address found for coordinates', 'no result', () => maps.reverseGeocode(here)],
  [
    'No place found for this address',
    'no result',
    () => maps.findPlaces('MG Road'),
    { code: 'ZERO_RESULTS' },
  ],
];

const phoneAuth = createPhoneAuthClient({ apiKey: 'k', projectId: 'p', report: () => {} });

function phone(verb: 'sendCode' | 'resendCode' | 'confirmCode', code: string) {
  firebaseError.code = code;
  const container: HTMLElement = Object.create(null);
  return verb === 'confirmCode'
    ? phoneAuth.confirmCode({ confirmation: { verificationId: 'v' }, code: '000000' })
    : phoneAuth[verb]({ phone: '+919876543210', container });
}

const misconfigured = 'Authentication configuration error. Please try again.';
const waitHelp = 'A number can get one code a minute, and a few in an hour.';
const numberHelp = 'Please check the 10 digits after +91.';
const pageHelp = expect.stringMatching(/^The sign-in does not recognise this page/);
const smsHelp = expect.stringMatching(/^The SMS service did not take the request/);
const networkHelp = 'Please check your connection and try again.';

type PhoneRow = readonly [...Parameters<typeof phone>, text: string, detail?: string];
const phoneRows: readonly PhoneRow[] = [
  ['sendCode', 'auth/too-many-requests', 'Too many requests. Please try again later.', waitHelp],
  ['sendCode', 'auth/invalid-phone-number', 'Invalid phone number format', numberHelp],
  ['sendCode', 'auth/missing-phone-number', 'Phone number is required', numberHelp],
  ['sendCode', 'auth/invalid-app-credential', misconfigured, pageHelp],
  ['sendCode', 'auth/quota-exceeded', 'Failed to send OTP', smsHelp],
  [
    'resendCode',
    'auth/too-many-requests',
    'Too many requests. Please wait before requesting again.',
    waitHelp,
  ],
  ['resendCode', 'auth/invalid-app-credential', misconfigured, pageHelp],
  ['resendCode', 'auth/network-request-failed', 'Failed to resend OTP', networkHelp],
  ['confirmCode', 'auth/invalid-verification-code', 'Invalid OTP. Please check and try again.'],
  ['confirmCode', 'auth/code-expired', 'OTP has expired. Please request a new one.'],
  ['confirmCode', 'auth/network-request-failed', 'Invalid OTP', networkHelp],
];
const phoneSituations = phoneRows.map(([verb, code, text, detail]): Situation => {
  const kind = code === 'auth/network-request-failed' ? 'network' : 'auth';
  return [text, `${verb}, ${code}`, () => phone(verb, code), { kind, code, detail }];
});

/** Positions that the browser refuses with an error code; undefined has no geolocation. */
function position(preset: PositionPreset, errorCode: number | undefined) {
  const reason = { message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
  const geolocation: Geolocation = {
    getCurrentPosition: (_, failed) => failed?.({ code: Number(errorCode), ...reason }),
    watchPosition: () => 0,
    clearWatch: () => {},
  };
  return createLocationClient({
    mapsUrl: '',
    ipInfoUrl: '',
    geolocation: () => (errorCode === undefined ? undefined : geolocation),
  }).getPosition(preset);
}

const positionSituations = (
  [
    ['header', 1, 'denied', 'Location access denied'],
    ['header', 2, 'unavailable', 'Location unavailable'],
    ['header', 3, 'timeout', 'Location request timeout'],
    ['header', 0, 'other', 'Location unavailable'],
    ['header', undefined, 'unsupported', 'Geolocation is not supported by this browser'],
    ['address-form', 1, 'denied', 'Location access denied. Please enable location permissions.'],
    ['address-form', 2, 'unavailable', 'Location information unavailable'],
    ['address-form', 3, 'timeout', 'Location request timed out'],
    ['address-form', 9, 'other', 'Unable to fetch your location'],
    ['address-form', undefined, 'unsupported', 'Geolocation is not supported by this browser'],
  ] as const
).map(
  ([preset, errorCode, code, text]): Situation => [
    text,
    `${preset}, ${code}`,
    () => position(preset, errorCode),
    { kind: 'geolocation', code },
  ],
);

const situations: readonly Situation[] = [
  ...remoteSituations,
  ...phoneSituations,
  [
    'reCAPTCHA container not found',
    'send without a container',
    () => phoneAuth.sendCode({ phone: '+91', container: null }),
  ],
  ...positionSituations,
];

describe('the error catalogue', () => {
  const rows = situations.map(([message, situation, call, fields]) => ({ message, situation, call, fields }));
  it.each(rows)('contains "$message" ($situation)', async ({ message, call, fields }) => {
    expect(await failureOf(call())).toMatchObject({ message, ...fields });
  });

  it('contains no other text than these and those of the verbs', () => {
    const shown = new Set([
      ...situations.map(([text]) => text),
      ...verbs.flatMap(({ text, unexpected }) => [text, unexpected]),
    ]);
    expect(textsIn(ERROR_MESSAGES).filter((text) => !shown.has(text))).toEqual([]);
  });
});

/** Lists the texts of the catalogue. Calls the functions in it with the tag and the handle that the tests use. */
function textsIn(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  const { listProductsByTag, collectionNotFound } = ERROR_MESSAGES.storefront;
  if (entry === listProductsByTag) return [listProductsByTag('women')];
  if (entry === collectionNotFound) return [collectionNotFound('tops')];
  if (typeof entry === 'object' && entry !== null) return Object.values(entry).flatMap(textsIn);
  throw new Error(`Not a text: ${String(entry)}`);
}
