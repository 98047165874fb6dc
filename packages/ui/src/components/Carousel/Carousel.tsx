import { type ReactNode, useRef, useState } from 'react';
import { useAutoAdvance } from '../../behaviour/useAutoAdvance.ts';
import { Heading } from '../Heading/index.ts';
import { pauseIcon, playIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Text } from '../Text/index.ts';
import { carousel, controls, dot, picture as pictureClass, slide, track, words } from './Carousel.css.ts';

export interface Banner {
  title: string;
  subtitle: string;
  /** A chalked garment, 208 px wide. */
  picture: ReactNode;
}

export interface CarouselProps {
  label: string;
  banners: readonly Banner[];
  /** ms between two banners. */
  intervalMs: number;
  labels: { pause: string; play: string; goTo: (position: number, count: number) => string };
}

/** Banners that move on by themselves until they are touched, focused or paused. */
export function Carousel({ label, banners, intervalMs, labels }: CarouselProps) {
  const [index, setIndex] = useState(0);
  const [running, setRunning] = useState(true);
  const trackRef = useRef<HTMLUListElement>(null);

  const show = (next: number) => {
    setIndex(next);
    const element = trackRef.current;
    element?.scrollTo({ left: next * element.clientWidth });
  };
  useAutoAdvance({
    running: running && banners.length > 1,
    intervalMs,
    target: trackRef,
    onAdvance: () => show((index + 1) % banners.length),
  });
  const stop = () => setRunning(false);

  return (
    <section className={carousel} aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={trackRef}
        className={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions are focusable (WCAG 2.1.1)
        tabIndex={0}
        onPointerDown={stop}
        onFocus={stop}
        onScrollEnd={({ currentTarget }) =>
          setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {banners.map(({ title, subtitle, picture }) => (
          <li key={title} className={slide} aria-roledescription="slide">
            <span className={pictureClass}>{picture}</span>
            <div className={words}>
              <Heading level={2} size="h2" tone="onCloth">
                {title}
              </Heading>
              <Text size="small" tone="onClothSecondary">
                {subtitle}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      <div className={controls}>
        <IconButton
          icon={running ? pauseIcon : playIcon}
          filled
          label={running ? labels.pause : labels.play}
          variant="onCloth"
          iconSize={18}
          onClick={() => setRunning(!running)}
        />
        {banners.map(({ title }, position) => (
          <button
            key={title}
            type="button"
            className={dot({ current: position === index })}
            aria-label={labels.goTo(position + 1, banners.length)}
            aria-current={position === index || undefined}
            onClick={() => {
              stop();
              show(position);
            }}
          />
        ))}
      </div>
    </section>
  );
}
