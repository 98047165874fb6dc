import type { Content } from '@naap/content';
import { useShopState } from '../context.ts';

/** What the shop's owner chose: tiles, texts, tags, fees. */
export function useContent(): Content {
  return useShopState().content;
}
