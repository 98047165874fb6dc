export {
  BODY_MEASUREMENTS,
  type BodyMeasurement,
  FIT_PREFERENCES,
  type FitPreference,
  type KnownSize,
  MAX_KNOWN_SIZES,
  MEASUREMENT_LIMITS,
  type Naap,
  naapSchema,
  parseNaap,
  SIZE_WISHES,
} from './naap.ts';
export {
  type BodyRange,
  CHART_MEASUREMENTS,
  type ChartMeasurement,
  type ChartSize,
  parseSizeChart,
  type SizeChart,
  sizeChartSchema,
} from './size-chart.ts';
