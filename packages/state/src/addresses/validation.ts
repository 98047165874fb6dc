import type { NewAddress } from '@naap/api-clients';
import type { Message } from '../result.ts';

/** What keeps an address from being saved, in the spec's words (section 5); null when nothing does. */
export function addressProblem({ name, address, latitude, longitude }: NewAddress): Message | null {
  if (name.trim() === '' || address.trim() === '') {
    return { title: 'Validation Error', description: 'Please fill in all required fields' };
  }
  if (latitude === 0 && longitude === 0) {
    return { title: 'Location Required', description: 'Please fetch your location to continue' };
  }
  return null;
}
