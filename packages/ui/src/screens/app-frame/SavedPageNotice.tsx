import { useSavedAt } from '@naap/state';
import { Text } from '../../components/index.ts';
import { offlineCopy } from './offline.copy.ts';
import { savedPage } from './SavedPageNotice.css.ts';
import { formatSavedDate } from './saved-date.ts';

/** Says above the page that it was saved earlier. */
export function SavedPageNotice() {
  const savedAt = useSavedAt();
  if (savedAt === null) return null;
  return (
    <div className={savedPage} role="status">
      <Text size="small">{offlineCopy.savedPage(formatSavedDate(savedAt))}</Text>
    </div>
  );
}
