import { useEffect, useRef, useState } from 'react';
import { Link, Stack, Text } from '../../src/components/index.ts';
import { frame as frameClass, scene, screen as screenClass } from './Storyboard.css.ts';
import { storyHref } from './story-index.ts';
import { takeTurn } from './turns.ts';

/** A story that has not finished by then is shown as far as it came, in milliseconds. */
const PATIENCE = 30_000;

/** From here on it is a picture: no toast goes, no minute runs out, no call that never ends is given up. */
function stopClocks(story: Window) {
  const last = story.setTimeout(() => {});
  for (let id = 1; id <= last; id++) story.clearTimeout(id);
}

interface SceneProps {
  words: string;
  story: string;
  /** The story's name, for the link to it. */
  name: string;
}

/**
 * A story drawn small, at the end of its play function. It plays when it comes into view and no other one does: stories share the
 * storage and the focus of the browser.
 */
export function Scene({ words, story, name }: SceneProps) {
  const [phase, setPhase] = useState<'waiting' | 'playing' | 'shown'>('waiting');
  const screen = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (!screen.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lostFocus: EventTarget | null = null;
    let endTurn = () => {};

    function remember({ target }: FocusEvent) {
      lostFocus = target;
    }
    function begin() {
      document.addEventListener('focusout', remember);
      timer = setTimeout(finish, PATIENCE);
      setPhase('playing');
    }
    function finish() {
      stop();
      if (frame.current?.contentWindow) stopClocks(frame.current.contentWindow);
      setPhase('shown');
      if (document.activeElement === frame.current) {
        frame.current?.blur();
        if (lostFocus instanceof HTMLElement) lostFocus.focus({ preventScroll: true });
      }
      endTurn();
    }
    function stop() {
      clearTimeout(timer);
      document.removeEventListener('focusout', remember);
    }
    function hear({ source, data }: MessageEvent) {
      if (source && source === frame.current?.contentWindow && String(data).includes('"storyFinished"'))
        finish();
    }

    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      endTurn = takeTurn(begin);
    });
    observer.observe(screen.current);
    window.addEventListener('message', hear);
    return () => {
      observer.disconnect();
      window.removeEventListener('message', hear);
      stop();
      endTurn();
    };
  }, []);

  return (
    <div className={scene}>
      {/* Drawn small it is a picture: the link below leads to the story itself. */}
      <div ref={screen} className={screenClass} aria-hidden="true">
        {phase !== 'waiting' && (
          <iframe
            ref={frame}
            className={frameClass({ shown: phase === 'shown' })}
            title={words}
            src={`iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`}
            tabIndex={-1}
            data-framed-story=""
          />
        )}
      </div>
      <Stack space={2}>
        <Text size="small">{words}</Text>
        <Link href={storyHref(story)} label={name} />
      </Stack>
    </div>
  );
}
