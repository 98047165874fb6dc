import type { StateProviderProps } from '@naap/state';
import type { ShopConfig } from '../config.ts';
import { whenIdle } from './when-idle.ts';

/** Returns the function that loads what sends commerce events when the page is idle; undefined for `none`. */
export function loadEventAdapter(target: ShopConfig['EVENTS']): StateProviderProps['loadEventAdapter'] {
  if (target === 'none') return undefined;
  return async () => {
    await new Promise<void>(whenIdle);
    const { createAdapter } = await import('@naap/events');
    return createAdapter(target);
  };
}
