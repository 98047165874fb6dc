export {
  BODY_MEASUREMENTS,
  type BodyMeasurement,
  type ChartMeasurement,
  FIT_PREFERENCES,
  type FitPreference,
  type KnownSize,
  MAX_KNOWN_SIZES,
  MEASUREMENT_LIMITS,
  type Naap,
  SIZE_WISHES,
  type SizeChart,
} from '@naap/api-clients/naap';
export { NAAP_KEY } from './naap-keys.ts';
export type { FitHistory, FitPiece, FitReason, KnownBody, ProductFit, SizeAdvice } from './size-advice.ts';
export { type ChartNames, useChartNames } from './useChartNames.ts';
export { useFitHistory } from './useFitHistory.ts';
export { useListSizes } from './useListSizes.ts';
export { useMayBeMeasured } from './useMayBeMeasured.ts';
export { type NaapState, useNaap } from './useNaap.ts';
export { type NaapDraft, NO_KNOWN_SIZE, NO_NAAP, useNaapDraft } from './useNaapDraft.ts';
export { useSizeAdvice } from './useSizeAdvice.ts';
export { useSizeChart } from './useSizeChart.ts';
export { useSizeLessons } from './useSizeLessons.ts';
