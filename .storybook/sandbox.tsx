import type { Decorator } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';

/**
 * What stands behind the stories of the screens, and the only place that says so: the stand-ins every request goes to unless the
 * story overrides them, and the providers of the app (router, clients, query client, session) around the screen.
 */

/** The handlers that answer every story. A story's own go on top: `beforeEach({ msw }) { msw.use(…) }`. */
export async function sandboxHandlers(): Promise<RequestHandler[]> {
  return [];
}

/** Puts the app's providers around a screen. */
export const withSandbox: Decorator = (Story) => <Story />;
