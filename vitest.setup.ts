import fc from 'fast-check';

/** The seed of property tests that set none of their own. A failing test prints its seed. */
const seed = process.env.NAAP_FUZZ_SEED;
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });
