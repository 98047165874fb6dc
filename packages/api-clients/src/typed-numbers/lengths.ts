/** Kept apart from the reading of numbers, because every first load needs these. */

/** Digits of a one-time code (spec section 9). */
export const CODE_LENGTH = 6;
/** Digits of an Indian mobile number, without +91 (spec section 9). */
export const PHONE_LENGTH = 10;

/** Returns whether a typed number has exactly the ten digits of an Indian mobile number. */
export const isIndianPhone = (phone: string): boolean => /^\d{10}$/.test(phone);
