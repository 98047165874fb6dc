import { type ReactNode, useState } from 'react';
import { useAutoAdvance } from '../../behaviour/useAutoAdvance.ts';
import { useMediaQuery } from '../../behaviour/useMediaQuery.ts';
import { useSlides } from '../../behaviour/useSlides.ts';
import { media } from '../../theme/index.ts';
import { pauseIcon, playIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Text } from '../Text/index.ts';
import {
  carousel,
  controls,
  dot,
  picture as pictureClass,
  slide,
  text as textClass,
  title as titleClass,
  track,
} from './Carousel.css.ts';

export interface Banner {
  title: string;
  subtitle: string;
  /** A chalked garment, 208 px wide; 288 px from a viewport of 900 px. */
  picture: ReactNode;
}

export interface CarouselProps {
  label: string;
  banners: readonly Banner[];
  /** Time between two banners, in ms. */
  intervalMs: number;
  labels: {
    pause: string;
    play: string;
    goTo: (position: number, count: number) => string;
    /** How screen readers name the component and each banner: 'carousel' and 'slide'. */
    carousel: string;
    slide: string;
  };
}

/** Banners that advance automatically. An interaction or the keyboard focus stops them for 10 s. */
export function Carousel({ label, banners, intervalMs, labels }: CarouselProps) {
  const [running, setRunning] = useState(true);
  const neverAdvances = useMediaQuery(media.reducedMotion) || banners.length < 2;
  const { index, show, track: slides } = useSlides({ count: banners.length, setKey: label });
  const { hold, release } = useAutoAdvance({
    running: running && banners.length > 1,
    intervalMs,
    target: slides.ref,
    next: () => slides.ref.current?.children[(index + 1) % banners.length],
    onAdvance: () => show(index + 1),
  });
  const playOrPause = () => {
    setRunning(!running);
    if (!running) release();
  };

  return (
    <section className={carousel} aria-roledescription={labels.carousel} aria-label={label}>
      <ul
        {...slides}
        className={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions are focusable (WCAG 2.1.1)
        tabIndex={0}
      >
        {banners.map(({ title, subtitle, picture }) => (
          <li key={title} className={slide} aria-roledescription={labels.slide}>
            <span className={pictureClass}>{picture}</span>
            <div className={textClass}>
              <h2 className={titleClass}>{title}</h2>
              <Text size="small" tone="onClothSecondary">
                {subtitle}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      <div className={controls}>
        {!neverAdvances && (
          <IconButton
            icon={running ? pauseIcon : playIcon}
            filled
            label={running ? labels.pause : labels.play}
            variant="onCloth"
            iconSize={18}
            onClick={playOrPause}
          />
        )}
        {banners.length > 1 &&
          banners.map(({ title }, position) => (
            <button
              key={title}
              type="button"
              className={dot}
              aria-label={labels.goTo(position + 1, banners.length)}
              aria-current={position === index || undefined}
              onFocus={hold}
              onClick={() => {
                hold();
                show(position);
              }}
            />
          ))}
      </div>
    </section>
  );
}
