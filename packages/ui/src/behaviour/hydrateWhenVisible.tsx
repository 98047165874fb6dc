import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { EarlyClicks } from './EarlyClicks.tsx';
import { BelowTheFold } from './NearViewport.tsx';

/**
 * Returns a component for content below the fold. The server renders it at once. The browser loads its code, and hydrates its HTML, when it
 * comes into the viewport; presses before that are repeated (`EarlyClicks`). Its
 * pictures are fetched when they are near the viewport. A page without its HTML loads the code at once. The module
 * lies in the folder of the screen: the server links the stylesheets of such modules.
 */
export function hydrateWhenVisible(name: string, load: () => Promise<ComponentType>): ComponentType {
  const area = `[data-dehydrated="${name}"]`;
  const visible = Promise.withResolvers<void>();
  const Content = lazy(async () => {
    const isHydrating = typeof document !== 'undefined' && document.querySelector(area) !== null;
    if (isHydrating) await visible.promise;
    return { default: await load() };
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
        // The page was left: the next visit renders without this HTML.
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
