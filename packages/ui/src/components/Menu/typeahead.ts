/** Time after which a typed letter begins a new text, in ms. */
const PAUSE_MS = 1000;

/** The letters that were typed, and when the last one was, in ms. */
export interface TypedText {
  readonly text: string;
  readonly at: number;
}

/** Adds a letter to the typed text, or begins a new one after a pause. */
export function addLetter({ text, at }: TypedText, letter: string, now: number): TypedText {
  return { text: (now - at < PAUSE_MS ? text : '') + letter.toLocaleLowerCase(), at: now };
}

/**
 * Returns the index of the label that begins with the typed text, from `current` on and around the end; -1 if there is none. The same letter
 * several times moves on to the next label that begins with it.
 */
export function findLabel(labels: readonly string[], text: string, current: number): number {
  const letters = [...text];
  const isOneLetter = letters.every((letter) => letter === letters[0]);
  const start = isOneLetter ? current + 1 : Math.max(current, 0);
  const order = labels.map((_, offset) => (start + offset) % labels.length);
  const begins = (prefix: string) =>
    order.find((index) => labels[index]?.toLocaleLowerCase().startsWith(prefix));
  return begins(text) ?? (isOneLetter ? begins(letters[0] ?? '') : undefined) ?? -1;
}
