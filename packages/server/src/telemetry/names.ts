/** The scope of all spans, metrics and logs. */
export const SCOPE = 'naap';

/** Bucket boundaries of durations in seconds, as the semantic conventions advise. */
export const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
