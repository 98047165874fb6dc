/** The key in local storage of measurements that belong to no account (docs/decisions/device.md). */
export const NAAP_KEY = 'yourNaap';
/** The key in local storage of an account's measurements as they were last seen, for pages without a connection. */
export const ACCOUNT_NAAP_KEY = 'accountNaap';
/** The key in session storage of measurements that are not saved yet. */
export const NAAP_DRAFT_KEY = 'naapDraft';
