export type { FitHistory, FitPiece, FitReason, ProductFit, SizeAdvice } from './recommend-size.ts';
export { NAAP_KEY, type NaapState, useNaap } from './useNaap.ts';
export { useFitHistory, useSizeAdvice, useSizeChart } from './useSizeAdvice.ts';
