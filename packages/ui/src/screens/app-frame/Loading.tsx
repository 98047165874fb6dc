import { m } from '@naap/messages';
import { LoadingScreen } from '../../components/index.ts';

/** The full-screen 'Loading...' (spec section 2), shown while a session is restored or a screen's code is fetched. */
export function Loading() {
  return <LoadingScreen label={m.site_loading()} />;
}
