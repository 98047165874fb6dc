import { useContent } from '@naap/state';
import type { ReactNode } from 'react';
import { Link } from '../../components/index.ts';
import { searchPath } from '../navigation/paths.ts';
import { similarWord } from './similar-word.ts';

/** A link to the search that a mistyped text most probably means, or else the children. */
export function SimilarSearch({ text, children }: { text: string; children: ReactNode }) {
  const similar = similarWord(text, useContent());
  return similar ? (
    <Link placement="alone" href={searchPath(similar.word)} label={similar.label} />
  ) : (
    children
  );
}
