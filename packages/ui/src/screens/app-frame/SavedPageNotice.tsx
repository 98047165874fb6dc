import { m } from '@naap/messages';
import { useSavedAt } from '@naap/state';
import { Text } from '../../components/index.ts';
import { savedPage } from './SavedPageNotice.css.ts';
import { formatSavedDate } from './saved-date.ts';

/** Says above the page that it was saved earlier. */
export function SavedPageNotice() {
  const savedAt = useSavedAt();
  if (savedAt === null) return null;
  return (
    <div className={savedPage} role="status">
      <Text size="small">{m.offline_saved_page({ date: formatSavedDate(savedAt) })}</Text>
    </div>
  );
}
