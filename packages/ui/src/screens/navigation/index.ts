export type { HistoryRecord } from './back-targets.ts';
