export {
  TapeCountdown,
  type TapeCountdownProps,
  TapeProgress,
  type TapeProgressProps,
  TapeSegments,
  type TapeSegmentsProps,
  TapeStrip,
  type TapeStripProps,
} from './Tape.tsx';
