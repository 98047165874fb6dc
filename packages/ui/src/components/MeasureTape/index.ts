export { type LengthLimits, type LengthUnit, parseLength, stepLimits, toUnit } from './length.ts';
export { MeasureTape, type MeasureTapeProps } from './MeasureTape.tsx';
