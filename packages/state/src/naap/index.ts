export type { SizeChart } from '@naap/api-clients/naap';
export type { FitHistory, FitPiece, FitReason, ProductFit, SizeAdvice } from './recommend-size.ts';
export { NAAP_KEY, type NaapState, useNaap } from './useNaap.ts';
export { useFitHistory, useSizeAdvice } from './useSizeAdvice.ts';
export { useSizeChart } from './useSizeChart.ts';
