/** Formats a time as day and month in India, such as '21 November'. */
export function formatSavedDate(at: number): string {
  return new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'Asia/Kolkata' }).format(
    at,
  );
}
