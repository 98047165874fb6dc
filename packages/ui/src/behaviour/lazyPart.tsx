import { type ComponentType, lazy, useState } from 'react';

const Nothing = () => null;

/**
 * Returns a component for a part that a page can do without. If its code cannot be fetched, it renders nothing, and the page stays. When `load`
 * was called before, it renders without a suspension, after which React would show it 300 ms later.
 */
export function lazyPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded = await fetchPart();
    return loaded;
  };
  const LazyPart = lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => Nothing) }));
  function Part(props: Props) {
    const [Component] = useState(() => loaded ?? LazyPart);
    return <Component {...props} />;
  }
  return Object.assign(Part, { load, isLoaded: () => loaded !== undefined });
}
