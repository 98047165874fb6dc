import { m } from '@naap/messages';

/** Formats a time as day and month in India, such as '21 November'. */
export function formatSavedDate(at: number): string {
  return new Date(at).toLocaleDateString(m.locale_tag(), {
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Kolkata',
  });
}
