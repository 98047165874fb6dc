import type { Session } from '@naap/launcher/processes';

/**
 * Returns a function that starts programs with the lowest priority. The servers and Lighthouse share the processor with the browser, and would
 * interrupt its tasks; they do not run on a shopper's phone. Linux compares the priorities of programs of one session only (`autogroup`), so
 * neither they nor the browser may be detached.
 */
export const withLowestPriority =
  (start: Session['start']): Session['start'] =>
  (program, args, options) =>
    start('nice', ['-n', '19', program, ...args], options);
