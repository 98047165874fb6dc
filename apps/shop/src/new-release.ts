/** How long after a reload a missing file does not cause another one. */
const PAUSE_MS = 60_000;

/**
 * Handles the failed import of a screen. When the server has another release by now, without the files of this one, it opens the screen by a
 * reload and never settles, so that the present page stays until then. Otherwise it rejects with the error.
 */
export async function openNewRelease(error: unknown): Promise<never> {
  if (typeof document === 'undefined' || !(await isReplaced())) throw error;
  location.reload();
  return new Promise(() => undefined);
}

/** Returns whether the server sends pages that do not name this file. False right after a reload, which has not helped then. */
async function isReplaced(): Promise<boolean> {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation && 'type' in navigation && navigation.type === 'reload' && performance.now() < PAUSE_MS)
    return false;
  try {
    const response = await fetch(location.href, { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(new URL(import.meta.url).pathname);
  } catch {
    return false;
  }
}
