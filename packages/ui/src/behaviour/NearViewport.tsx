import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far from the viewport, and from the edges of a row that scrolls sideways, an image is fetched. */
const NEAR = { rootMargin: '50% 0px', scrollMargin: '0px 25%' };

/** Whether images are below the fold, where `NearViewport` defers them. */
export const BelowTheFold = createContext(false);

/** Names of the images that were rendered before. The browser has them in its cache, so Back shows them at once. */
const rendered = new Set<string>();

export interface NearViewportProps {
  /** Identifies the image. */
  name: string;
  /** Class of the box that keeps the image's place. */
  className: string;
  /** Alternative text of the image; '' if it has none. */
  label: string;
  children: ReactNode;
  /** The image for browsers without scripts, in as few characters as possible: the page contains it for all browsers. */
  plain: ReactNode;
}

/**
 * Renders an image below the fold when it is at most half a screen away from the viewport, and before that its empty box. Browsers fetch
 * `loading="lazy"` images that are two or three screens away. Without scripts the plain image is there at once.
 */
export function NearViewport({ name, className, label, children, plain }: NearViewportProps) {
  const isBelowTheFold = use(BelowTheFold);
  const [isNear, setNear] = useState(!isBelowTheFold);
  const box = useRef<HTMLSpanElement>(null);
  // Not the initial state: the server's HTML has the empty box, also when another part of the page has rendered the image meanwhile.
  useLayoutEffect(() => {
    if (rendered.has(name)) setNear(true);
  }, [name]);
  useEffect(() => {
    if (isNear) rendered.add(name);
    else if (box.current) return whenNear(box.current, () => setNear(true));
    return;
  }, [isNear, name]);
  if (isNear) return children;
  return (
    <span ref={box} className={className} {...(label !== '' && { role: 'img', 'aria-label': label })}>
      <noscript>{plain}</noscript>
    </span>
  );
}

const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls `callback` once, when the element is near the viewport. Returns a function that stops waiting. All elements share an observer. */
function whenNear(element: Element, callback: () => void): () => void {
  observer ??= new IntersectionObserver((entries, self) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      self.unobserve(target);
      callbacks.get(target)?.();
    }
  }, NEAR);
  callbacks.set(element, callback);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
