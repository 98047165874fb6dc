import { MAX_FRAMES } from './report.ts';

/** A place in a file of the release, in the stack traces of all engines. */
const FRAME = /\/assets\/([\w.-]+\.js:\d+:\d+)/g;

/** Returns the places of an error's stack trace that are in the release's files, innermost first. Its message is left out. */
export function framesOf({ stack = '' }: Error): readonly string[] {
  return Array.from(stack.matchAll(FRAME), ([, frame = '']) => frame).slice(0, MAX_FRAMES);
}
