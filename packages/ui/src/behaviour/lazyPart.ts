import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/** Returns a component for a part that a page can do without. If its code cannot be fetched, it renders nothing, and the page stays. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => Nothing) }));
}
