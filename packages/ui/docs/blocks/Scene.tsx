import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from '../../src/components/Link/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { enqueue } from './play-queue.ts';
import { frame as frameClass, scene, screen as screenClass } from './Storyboard.css.ts';
import { storyHref } from './story-index.ts';

/** Time after which a story is shown even if its play function has not finished, in ms. */
const PLAY_TIMEOUT_MS = 30_000;

/** Clears all timeouts of the story, so that it stays as it is: no toast is dismissed, no countdown or request ends. */
function clearTimeouts(story: Window) {
  const last = story.setTimeout(() => {});
  for (let id = 1; id <= last; id++) story.clearTimeout(id);
}

interface SceneProps {
  children: ReactNode;
  story: string;
  /** The story's name, for the link to it. */
  name: string;
  /** Storybook globals: 'theme:dark;language:hi'. */
  globals?: string | undefined;
  /** Width of the viewport, in px. */
  width?: number;
}

/**
 * Shows a small story with its caption. It stays as it is at the end of its play function. The story plays once it is in view and no other scene plays, because
 * stories share the browser's storage and focus.
 */
export function Scene({ children, story, name, globals = '', width = 390 }: SceneProps) {
  const [isShown, setShown] = useState(false);
  const screen = useRef<HTMLAnchorElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (!screen.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lostFocus: EventTarget | null = null;
    let leaveQueue = () => {};

    function rememberLostFocus({ target }: FocusEvent) {
      lostFocus = target;
    }
    function begin() {
      document.addEventListener('focusout', rememberLostFocus);
      timer = setTimeout(finish, PLAY_TIMEOUT_MS);
      setShown(true);
    }
    function finish() {
      stop();
      if (frame.current?.contentWindow) clearTimeouts(frame.current.contentWindow);
      if (document.activeElement === frame.current) {
        frame.current?.blur();
        if (lostFocus instanceof HTMLElement) lostFocus.focus({ preventScroll: true });
      }
      leaveQueue();
    }
    /** Loads the story again in its turn, after its code has changed. */
    function waitAgain(event: Event) {
      event.preventDefault();
      stop();
      leaveQueue();
      setShown(false);
      observer.observe(element);
    }
    function stop() {
      clearTimeout(timer);
      document.removeEventListener('focusout', rememberLostFocus);
    }
    const element = screen.current;

    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      leaveQueue = enqueue(begin);
    });
    observer.observe(element);
    // Dispatched at the frame by .storybook/framed.ts, and captured here because the frame is rendered later.
    element.addEventListener('storyFinished', finish, { capture: true });
    element.addEventListener('storyOutdated', waitAgain, { capture: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('storyFinished', finish, { capture: true });
      element.removeEventListener('storyOutdated', waitAgain, { capture: true });
      stop();
      leaveQueue();
    };
  }, []);

  return (
    <div className={scene}>
      {/* biome-ignore lint/a11y/useAnchorContent: hidden from assistive technology, because the scaled story is a preview only: the link below opens the story too */}
      <a
        ref={screen}
        className={screenClass}
        style={{ '--width': width } as CSSProperties}
        href={storyHref(story)}
        target="_top"
        tabIndex={-1}
        aria-hidden="true"
      >
        {isShown && (
          <iframe
            ref={frame}
            className={frameClass}
            title={name}
            src={`iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true;${globals}`}
            tabIndex={-1}
            data-framed-story=""
          />
        )}
      </a>
      <Stack space={2}>
        {children}
        <Link href={storyHref(story)} label={name} />
      </Stack>
    </div>
  );
}
