import { problem } from '../../cart/problems.ts';

const maxNoteLength = 5000;

/** Returns the note, or throws NOTE_TOO_LONG. */
export function checkNote(note: string, field: readonly string[]): string {
  if (note.length > maxNoteLength) {
    throw problem('NOTE_TOO_LONG', field, `The note is longer than ${maxNoteLength} characters.`);
  }
  return note;
}
