import type { StateProviderProps } from '@naap/state';
import type { ShopConfig } from '../config.ts';
import { whenIdle } from './when-idle.ts';

/** Returns the function that loads the code that sends commerce events, once the page is idle; undefined for `none`. */
export function loadEvents(target: ShopConfig['EVENTS']): StateProviderProps['loadEvents'] {
  if (target === 'none') return undefined;
  return async () => {
    await new Promise<void>(whenIdle);
    const { createAdapter, createDispatcher } = await import('./send-events.ts');
    return { adapter: createAdapter(target), createDispatcher };
  };
}
