import { m } from '@naap/messages';
import { searchLabel, useContent, useRecentSearches } from '@naap/state';
import { useRef } from 'react';
import {
  ChalkDivider,
  Heading,
  Inline,
  RemovableChipLink,
  Stack,
  TextButton,
} from '../../components/index.ts';
import { searchPath } from '../navigation/paths.ts';
import { recent, recentArea } from './SearchPage.css.ts';

/** The texts that were searched for on this device, each removable. Renders an empty element without any. */
export function RecentSearches() {
  const content = useContent();
  const { searches, remove, clear } = useRecentSearches();
  const area = useRef<HTMLDivElement>(null);
  const removeButtons = useRef(new Map<string, HTMLButtonElement>());

  /** Moves the focus before its element disappears: to the next search, the one before, or where the list was. */
  function removeAt(index: number, search: string) {
    const neighbour = searches[index + 1] ?? searches[index - 1];
    const next = neighbour === undefined ? undefined : removeButtons.current.get(neighbour);
    (next ?? area.current)?.focus();
    remove(search);
  }

  function clearAll() {
    area.current?.focus();
    clear();
  }

  const title = m.search_page_recent_title();
  return (
    <div ref={area} tabIndex={-1} className={recentArea}>
      {searches.length > 0 && (
        <div className={recent}>
          <Stack as="section" space={12}>
            <Inline justify="between" align="baseline">
              <Heading level={2}>{title}</Heading>
              <TextButton label={m.search_page_recent_clear()} onClick={clearAll} />
            </Inline>
            <Inline as="ul" wrap space={8} label={title}>
              {searches.map((search, index) => (
                <li key={search}>
                  <RemovableChipLink
                    label={searchLabel(search, content)}
                    href={searchPath(search)}
                    removeLabel={m.search_page_recent_remove({
                      text: searchLabel(search, content),
                    })}
                    onRemove={() => removeAt(index, search)}
                    removeRef={(button) => {
                      if (button) removeButtons.current.set(search, button);
                      else removeButtons.current.delete(search);
                    }}
                  />
                </li>
              ))}
            </Inline>
          </Stack>
          <ChalkDivider />
        </div>
      )}
    </div>
  );
}
