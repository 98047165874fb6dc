import type { Content } from '@naap/content';
import { useShopState } from '../context.ts';

/** Returns the shop's content: tiles, texts, tags, fees. */
export function useContent(): Content {
  return useShopState().content;
}

/** Returns the landing page of a name; the first for an unknown name (spec section 2); undefined when the content has none. */
export function landingOf(
  { landing }: Pick<Content, 'landing'>,
  name: string | undefined,
): Content['landing'][number] | undefined {
  return landing.find((page) => page.name === name) ?? landing[0];
}
