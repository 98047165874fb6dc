import { m } from '@naap/messages';
import { searchLabel, searchWord, useContent, useProductSuggestions, useRecentSearches } from '@naap/state';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchField } from '../../components/index.ts';
import { pathInLanguage } from '../navigation/languages.ts';
import { searchPath } from '../navigation/paths.ts';
import { similarWord } from './similar-word.ts';
import { countOf, suggestionGroups } from './suggestions.ts';

export interface ProductSearchProps {
  initialText?: string;
  /** Called just before the search or a suggested product is opened. */
  onLeave?: () => void;
}

/** The focused search field, with suggestions: recent searches of this device, categories and products. */
export function ProductSearch({ initialText = '', onLeave }: ProductSearchProps) {
  const [text, setText] = useState(initialText);
  const [hasTyped, setHasTyped] = useState(false);
  const content = useContent();
  // The initial text alone requests nothing, so that a page from the server is complete.
  const { products, isLoading, isComplete } = useProductSuggestions(hasTyped ? text : '');
  const recent = useRecentSearches();
  const suggestions = suggestionGroups(text, {
    categories: content.filters.categories,
    recent,
    products,
    labelOf: (words) => searchLabel(words, content),
  });
  const similar = isComplete && suggestions.length === 0 ? similarWord(text, content) : null;
  const navigate = useNavigate();

  function open(path: string) {
    onLeave?.();
    navigate(path);
  }

  function submit(words: string) {
    if (words.trim() === '') return;
    const searched = searchWord(words, content);
    recent.add(searched);
    open(searchPath(searched));
  }

  return (
    <SearchField
      label={m.search_page_label()}
      placeholder={m.search_page_placeholder()}
      value={text}
      onValueChange={(next) => {
        setHasTyped(true);
        setText(next);
      }}
      suggestions={suggestions}
      suggestionsLabel={m.search_page_suggestions()}
      noMatch={
        isComplete
          ? {
              message: m.search_page_no_match({ text: text.trim() }),
              similar: similar && { label: similar.label, text: similar.word },
            }
          : undefined
      }
      loading={isLoading}
      announcement={
        !hasTyped || isLoading || text.trim() === ''
          ? ''
          : [foundText(countOf(suggestions)), similar?.label].filter(Boolean).join('. ')
      }
      clearLabel={m.search_page_clear()}
      action={pathInLanguage('/products')}
      name="search"
      onSubmit={submit}
      onOpen={open}
      autoFocus
    />
  );
}

/** Announces the number of suggestions. */
function foundText(count: number): string {
  return count === 0 ? m.search_page_none_found() : m.search_page_found({ count });
}
