export { type LengthLimits, type LengthUnit, parseLength, toUnit } from './length.ts';
export { MeasureTape, type MeasureTapeProps } from './MeasureTape.tsx';
