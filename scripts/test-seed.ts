import fc from 'fast-check';

/** Property tests without a seed of their own draw by this one; a failure prints the seed that repeats it. */
const seed = process.env.NAAP_FUZZ_SEED;
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });
