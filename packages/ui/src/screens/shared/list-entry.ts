/** What a list of products leaves in the state of the navigation that opens one of them. */
export const LIST_ENTRY = { fromList: true } as const;

/** Whether the history entry before this one is the list it was opened from. */
export function cameFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true;
}
