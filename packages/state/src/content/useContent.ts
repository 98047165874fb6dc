import type { Content } from '@naap/content';
import { useShopState } from '../context.ts';

/** Returns the shop's content: tiles, texts, tags, fees. */
export function useContent(): Content {
  return useShopState().content;
}
