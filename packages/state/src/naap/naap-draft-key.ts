/** Key in session storage of measurements that are not saved yet. */
export const NAAP_DRAFT_KEY = 'naapDraft';
