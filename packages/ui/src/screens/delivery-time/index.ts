export { ClockContext } from './clock.ts';
