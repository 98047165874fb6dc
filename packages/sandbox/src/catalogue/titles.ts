import type { PatternName } from '@naap/garments';
import { type Fabric, productKinds, type Translated, titles } from './data.ts';
import type { Look } from './drawings.ts';
import type { Random } from './random.ts';

/** Returns how a pattern counts for the style tags. */
export function patternStyleOf(pattern: PatternName | null): 'checked' | 'printed' | 'plain' {
  if (pattern === null || titles.plain.includes(pattern)) return 'plain';
  return titles.checked.includes(pattern) ? 'checked' : 'printed';
}

/** Returns a title such as "Tie-Waist Gingham Midi Dress". `key` is the product's line and its number there. */
export function titleFor(key: string, look: Look, fabric: Fabric, random: Random): Translated {
  const fixed = titles.fixed[key];
  if (fixed) return fixed;
  const { nouns, features, fits } = productKinds[look.kind];
  const noun = random.pick(nouns);
  const cloth = look.pattern ? titles.patterns[look.pattern] : fabric.short;
  const name = `${cloth[0]} ${noun[0]}`;
  const adjectives = [features, fits, titles.places].map((phrases) => random.pick(phrases));
  // Avoids repetition such as "Block-Printed Buta Block-Print Kurta".
  const adjective = random.pick(adjectives.filter(([english]) => !name.includes(english.slice(0, 4))));
  return [
    withoutRepeatedWords(`${adjective[0]} ${name}`),
    withoutRepeatedWords(`${adjective[1]} ${cloth[1]} ${noun[1]}`),
  ];
}

/** Keeps the first of repeated words: "Linen Blazer" for "Linen Linen Blazer". */
function withoutRepeatedWords(title: string): string {
  const words = new Map<string, string>();
  for (const word of title.split(' ')) {
    if (!words.has(word.toLowerCase())) words.set(word.toLowerCase(), word);
  }
  return [...words.values()].join(' ');
}
