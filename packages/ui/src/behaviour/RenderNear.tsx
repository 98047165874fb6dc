import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** Distance from the viewport at which content is needed. It is short, because most visits end before the content. */
const NEAR = { rootMargin: '20% 0px' };

export interface RenderNearProps {
  /** Class of the box, which is rendered at once and keeps the place. */
  className: string;
  children: ReactNode;
}

/** Renders content at the end of a page, and so loads it, only when it is at most a fifth of a screen away from the viewport. */
export function RenderNear({ className, children }: RenderNearProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useHasBeenNear(box);
  return (
    <div ref={box} className={className}>
      {isNear && children}
    </div>
  );
}

/** Returns whether an element is, or was, at most a fifth of a screen away from the viewport. */
export function useHasBeenNear(box: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    }, NEAR);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, isNear]);
  return isNear;
}
