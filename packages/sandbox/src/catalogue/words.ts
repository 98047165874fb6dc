/** A text in English and in Hindi. */
export type Translated = readonly [english: string, hindi: string];

/** English texts with their Hindi translations. */
export type Phrases = Readonly<Record<string, string>>;

/** Returns the pairs of texts, in the order in which they are written. */
export const pairsOf = (phrases: Phrases): readonly Translated[] => Object.entries(phrases);
