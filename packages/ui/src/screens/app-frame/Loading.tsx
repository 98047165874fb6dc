import { LoadingScreen } from '../../components/index.ts';
import { siteCopy } from './site.copy.ts';

/** The full-screen 'Loading...' (spec section 2), shown while a session is restored or a screen's code is fetched. */
export function Loading() {
  return <LoadingScreen label={siteCopy.loading} />;
}
