import { m } from '@naap/messages';
import type { Delivery } from '@naap/state';

/** Formats a time as a day and month of the store, such as '21 November'. */
export function formatSavedDate(at: number, { timeZone }: Pick<Delivery, 'timeZone'>): string {
  return new Date(at).toLocaleDateString(m.locale_tag(), {
    day: 'numeric',
    month: 'long',
    timeZone,
  });
}
