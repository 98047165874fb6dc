import { m } from '@naap/messages';
import { useContent, useSavedAt } from '@naap/state';
import { Text } from '../../components/index.ts';
import { savedPage } from './SavedPageNotice.css.ts';
import { formatSavedDate } from './saved-date.ts';

/** Says above the page that it was saved earlier, or, when `isOffline`, that there is no connection. */
export function SavedPageNotice({ isOffline = false }: { isOffline?: boolean }) {
  const savedAt = useSavedAt();
  const { delivery } = useContent();
  if (savedAt === null && !isOffline) return null;
  return (
    <div className={savedPage} role="status">
      <Text size="small">
        {savedAt === null
          ? m.offline_not_all()
          : m.offline_saved_page({ date: formatSavedDate(savedAt, delivery) })}
      </Text>
    </div>
  );
}

/** The date of the prices in a list. Not announced: the notice above the page is. */
export function PriceDate() {
  const savedAt = useSavedAt();
  const { delivery } = useContent();
  if (savedAt === null) return null;
  return (
    <Text size="micro" weight="regular" tone="secondary">
      {m.offline_saved_prices({ date: formatSavedDate(savedAt, delivery) })}
    </Text>
  );
}
