import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { EarlyClicks } from './EarlyClicks.tsx';
import { BelowTheFold } from './NearViewport.tsx';

const RETRY_DELAY_MS = 3000;

/**
 * Returns a component for content below the fold. The server renders its HTML. The browser loads its code and hydrates the HTML when it comes
 * into the viewport; presses before that are repeated (`EarlyClicks`). Pictures are fetched when they are near the viewport. A page without the
 * HTML loads the code at once. Put the module into the folder of its screen: the server links the stylesheets of such modules.
 * The browser hides the HTML until it has loaded them.
 */
export function hydrateWhenVisible(name: string, load: () => Promise<ComponentType>): ComponentType {
  const area = `[data-dehydrated="${name}"]`;
  const visible = Promise.withResolvers<void>();
  const Content = lazy(async () => {
    const isHydrating = typeof document !== 'undefined' && document.querySelector(area) !== null;
    if (!isHydrating) return { default: await load() };
    await visible.promise;
    return { default: await loadUntilFetched(load) };
  });

  return function DeferredContent() {
    const ref = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!ref.current) return;
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) visible.resolve();
      });
      observer.observe(ref.current);
      return () => {
        observer.disconnect();
        // The shopper has left the page. The next visit has no such HTML, so its code must load at once.
        visible.resolve();
      };
    }, []);
    return (
      <div ref={ref} data-dehydrated={name}>
        <Suspense fallback={null}>
          <BelowTheFold value>
            <Content />
          </BelowTheFold>
          <EarlyClicks area={area} />
        </Suspense>
      </div>
    );
  };
}

/** The HTML stays as it is while the code cannot be fetched. */
async function loadUntilFetched<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}
