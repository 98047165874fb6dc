import { useContent } from '@naap/state';
import { LinkButton } from '../../components/index.ts';
import { searchPath } from '../navigation/paths.ts';
import { similarWord } from './similar-word.ts';

/** A link to the search that a mistyped text most probably means; nothing when no word is near. */
export function SimilarSearch({ text }: { text: string }) {
  const similar = similarWord(text, useContent());
  return similar && <LinkButton href={searchPath(similar.word)} label={similar.label} size="medium" />;
}
