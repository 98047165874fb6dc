import { expect, test } from 'vitest';
import { slowest } from './latency.ts';

test('is that of the slowest event, in three parts', () => {
  const timings = [
    { startTime: 1000, duration: 24, processingStart: 1002, processingEnd: 1004 },
    { startTime: 1100, duration: 96, processingStart: 1110, processingEnd: 1150 },
    { startTime: 1100, duration: 40, processingStart: 1101, processingEnd: 1102 },
  ];
  expect(slowest(timings)).toEqual({ total: 96, inputDelay: 10, processing: 40, presentation: 46 });
});

test('has no negative part where the browser rounds the end down', () => {
  const timings = [{ startTime: 1000, duration: 16, processingStart: 1003, processingEnd: 1018.4 }];
  expect(slowest(timings).presentation).toBe(0);
});

test('is 0 without an event that lasted long enough to be observed', () => {
  expect(slowest([])).toEqual({ total: 0, inputDelay: 0, processing: 0, presentation: 0 });
});
