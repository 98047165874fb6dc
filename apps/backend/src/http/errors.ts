import { REFUSALS } from '@naap/api-clients/order-lifecycle';
import * as v from 'valibot';

/** A field of a request that is missing, unknown or invalid. */
export const FieldProblem = v.object({
  in: v.pipe(
    v.picklist(['body', 'header', 'query']),
    v.description('The part of the request that has the field.'),
  ),
  name: v.pipe(
    v.string(),
    v.description('The name of the header or query parameter, or the path of the field in the body.'),
    v.examples(['items[0].quantity', 'Idempotency-Key']),
  ),
  problem: v.pipe(
    v.string(),
    v.description('For developers; follows the name. Never contains the value that was sent.'),
    v.examples(['must be a whole number from -99 to 99']),
  ),
});
export type FieldProblem = v.InferOutput<typeof FieldProblem>;

const UnavailableItem = v.object({
  product_variant_id: v.string(),
  reason: v.picklist(['sold_out', 'not_found']),
});

type HttpErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

interface ErrorDefinition {
  readonly status: HttpErrorStatus;
  /** Description of the error, for developers of clients. */
  readonly meaning: string;
  /** Fields of the body besides those of every error. */
  readonly details?: v.ObjectEntries;
  /** A header that the response has. */
  readonly header?: 'Retry-After' | 'WWW-Authenticate' | 'Allow';
}

/**
 * The errors of the REST API, by the `code` of their bodies. Clients compare the codes, so a code never changes its name or meaning.
 * The API document is generated from this table.
 */
export const ERRORS = {
  invalid_body: { status: 400, meaning: 'The body is not a JSON object.' },
  invalid_fields: {
    status: 400,
    meaning: 'Fields of the request are missing, unknown or invalid.',
    details: {
      fields: v.pipe(
        v.array(FieldProblem),
        v.minLength(1),
        v.maxLength(20),
        v.description('The invalid fields; `error` is about the first.'),
      ),
    },
  },
  unauthenticated: {
    status: 401,
    meaning: 'The request has no bearer token.',
    header: 'WWW-Authenticate',
  },
  invalid_token: {
    status: 401,
    meaning:
      'The token is malformed, expired, of another project or of an ended sign-in. Get a new one and repeat the request; when that is refused too, the shopper has to sign in again.',
    header: 'WWW-Authenticate',
  },
  account_deleted: {
    status: 401,
    meaning:
      'The account was deleted after the sign-in of this token. A new sign-in starts an empty account.',
    header: 'WWW-Authenticate',
  },
  phone_required: { status: 403, meaning: 'The user of the token did not sign in by phone.' },
  role_required: {
    status: 403,
    meaning: 'The phone number is not that of a staff member, or the role of the member may not do this.',
  },
  not_found: { status: 404, meaning: 'There is no such path.' },
  address_not_found: {
    status: 404,
    meaning: 'The address does not exist, or belongs to another shopper.',
  },
  order_not_found: { status: 404, meaning: 'The order does not exist, or belongs to another shopper.' },
  method_not_allowed: {
    status: 405,
    meaning: 'The path exists, but not with this method.',
    header: 'Allow',
  },
  request_in_progress: {
    status: 409,
    meaning: 'The first request with this Idempotency-Key is still running. Send the same request again.',
    header: 'Retry-After',
  },
  order_in_progress: {
    status: 409,
    meaning: 'The account cannot be deleted while an order is on its way. Nothing was deleted.',
    details: {
      order_name: v.pipe(v.string(), v.examples(['#1001'])),
      until: v.pipe(
        v.string(),
        v.isoTimestamp(),
        v.description('The account can be deleted when the order is delivered, at the latest at this time.'),
      ),
    },
  },
  order_changed: {
    status: 409,
    meaning: 'The order has another version than the request. Nothing was changed.',
    details: {
      order: v.pipe(v.unknown(), v.description('The current order, as `GET` returns it to the sender.')),
    },
  },
  cart_changed: {
    status: 409,
    meaning: 'The cart kept changing while it was ordered. Nothing was stored.',
  },
  total_changed: {
    status: 409,
    meaning: 'The order would have another total than `expected_total`. Nothing was stored.',
    details: {
      total: v.pipe(
        v.number(),
        v.safeInteger(),
        v.description('The new total, in minor units of the currency.'),
      ),
      currency: v.pipe(v.string(), v.length(3), v.examples(['INR'])),
    },
  },
  body_too_large: { status: 413, meaning: 'The body is larger than the limit, 64 KiB by default.' },
  unsupported_media_type: {
    status: 415,
    meaning: 'The `Content-Type` of the body is not `application/json`.',
  },
  idempotency_key_reused: {
    status: 422,
    meaning:
      'The Idempotency-Key belongs to an earlier request with another body. Use a new key for a new request.',
  },
  order_refused: {
    status: 422,
    meaning: 'The order does not allow this now. Nothing was changed.',
    details: { reason: v.picklist(REFUSALS) },
  },
  quantity_limit: { status: 422, meaning: 'The cart would have more than 99 of one variant.' },
  cart_limit: { status: 422, meaning: 'The cart would have more than 100 variants.' },
  address_limit: { status: 422, meaning: 'The shopper has 50 addresses already.' },
  unavailable: {
    status: 422,
    meaning: 'Items are sold out or no longer sold. Nothing was stored.',
    details: { items: v.pipe(v.array(UnavailableItem), v.minLength(1)) },
  },
  outside_area: { status: 422, meaning: 'The address is outside the delivery areas. Nothing was stored.' },
  cart_empty: { status: 422, meaning: 'The cart is empty.' },
  coupon_invalid: { status: 422, meaning: 'There is no such coupon.' },
  coupon_used: { status: 422, meaning: 'The shopper has used the coupon as often as it can be used.' },
  rate_limited: {
    status: 429,
    meaning:
      'Too many requests of this shopper or address, or too many stored replies to requests of this shopper with an Idempotency-Key.',
    header: 'Retry-After',
  },
  internal_error: {
    status: 500,
    meaning: 'An error of the backend. It is unknown whether the request took effect.',
  },
  database_unavailable: {
    status: 503,
    meaning: 'The database cannot be used. Nothing was stored.',
    header: 'Retry-After',
  },
  storefront_unavailable: {
    status: 503,
    meaning: 'The storefront does not respond, or its response cannot be used. Nothing was stored.',
    header: 'Retry-After',
  },
  sign_in_unavailable: {
    status: 503,
    meaning: 'The keys that sign tokens cannot be fetched.',
    header: 'Retry-After',
  },
  shutting_down: {
    status: 503,
    meaning: 'The process is stopping; another one, or its successor, responds soon.',
    header: 'Retry-After',
  },
} as const satisfies Readonly<Record<string, ErrorDefinition>>;

export type ErrorCode = keyof typeof ERRORS;
export type ErrorStatus = (typeof ERRORS)[ErrorCode]['status'];

/** Fields of an error's body besides `error` and `code`. */
export type ErrorDetails<Code extends ErrorCode = ErrorCode> = {
  /** The problem of the request as a whole, for developers. */
  readonly problem?: string;
} & ((typeof ERRORS)[Code] extends { details: infer Entries extends v.ObjectEntries }
  ? v.InferOutput<v.ObjectSchema<Entries, undefined>>
  : unknown);

/** An error response. The message is shown to the shopper; the body is `{error: message, code, ...details}`. */
export class HttpError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'HttpError';
  readonly code: Code;
  readonly headers: Readonly<Record<string, string>>;
  readonly details: ErrorDetails<Code> | undefined;
  constructor(
    code: Code,
    message: string,
    options: {
      readonly headers?: Readonly<Record<string, string>>;
      readonly details?: ErrorDetails<Code>;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.headers = options.headers ?? {};
    this.details = options.details;
  }

  get status(): ErrorStatus {
    return ERRORS[this.code].status;
  }
}
