import { m } from '@naap/messages';

/** The messages of the backend's error codes (docs/api.md), for pages in another language than the backend's messages. */
const MESSAGES: Readonly<Record<string, () => string>> = {
  invalid_body: () => m.error_code_invalid_request(),
  invalid_fields: () => m.error_code_invalid_request(),
  unauthenticated: () => m.error_code_unauthenticated(),
  invalid_token: () => m.error_code_invalid_token(),
  account_deleted: () => m.error_code_account_deleted(),
  phone_required: () => m.error_code_phone_required(),
  role_required: () => m.error_code_role_required(),
  not_found: () => m.error_code_invalid_request(),
  address_not_found: () => m.error_code_address_not_found(),
  order_not_found: () => m.error_code_order_not_found(),
  method_not_allowed: () => m.error_code_invalid_request(),
  request_in_progress: () => m.error_code_in_progress(),
  order_in_progress: () => m.error_code_in_progress(),
  order_changed: () => m.error_code_order_changed(),
  cart_changed: () => m.error_code_cart_changed(),
  total_changed: () => m.error_code_total_changed(),
  body_too_large: () => m.error_code_invalid_request(),
  unsupported_media_type: () => m.error_code_invalid_request(),
  idempotency_key_reused: () => m.error_code_invalid_request(),
  order_refused: () => m.error_code_order_changed(),
  quantity_limit: () => m.error_code_quantity_limit(),
  cart_limit: () => m.error_code_cart_limit(),
  address_limit: () => m.error_code_address_limit(),
  unavailable: () => m.error_code_unavailable(),
  outside_area: () => m.error_code_outside_area(),
  cart_empty: () => m.error_code_cart_empty(),
  coupon_invalid: () => m.error_code_coupon_invalid(),
  coupon_used: () => m.error_code_coupon_used(),
  rate_limited: () => m.error_code_rate_limited(),
  internal_error: () => m.error_code_not_available_now(),
  database_unavailable: () => m.error_code_not_available_now(),
  storefront_unavailable: () => m.error_code_not_available_now(),
  sign_in_unavailable: () => m.error_code_not_available_now(),
  shutting_down: () => m.error_code_not_available_now(),
};

/** Returns the text of an error code in the page's language; undefined for an unknown code. */
export function textOfCode(code: string | undefined): string | undefined {
  return code !== undefined && Object.hasOwn(MESSAGES, code) ? MESSAGES[code]?.() : undefined;
}
