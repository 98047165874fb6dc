import { useState } from 'react';
import { useAutoAdvance } from '../../behaviour/useAutoAdvance.ts';
import { useMediaQuery } from '../../behaviour/useMediaQuery.ts';
import { useSlides } from '../../behaviour/useSlides.ts';
import { media } from '../../theme/breakpoints.ts';
import { caretLeftIcon, caretRightIcon, pauseIcon, playIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ProductImage } from '../ProductImage/index.ts';
import { atWidth } from '../ProductImage/srcSet.ts';
import { TapeSegments } from '../Tape/index.ts';
import { arrow, control, controls, counter, gallery, open, progress, slide, track } from './Gallery.css.ts';

/** Time for which an image is shown, in ms (spec section 9). */
const AUTOPLAY_MS = 3000;
/** Maximum number of segments of the tape, which has one for each image otherwise. */
const MAX_SEGMENTS = 5;

export interface GalleryImage {
  url: string;
  alt: string;
  /** Language of `alt`, if it is not the page's. */
  altLang?: string | undefined;
}

export interface GalleryProps {
  /** If empty, the placeholder is shown. */
  images: readonly GalleryImage[];
  labels: {
    /** Accessible name of the gallery, such as 'Pictures of Linen Shirt'. */
    gallery: string;
    previous: string;
    next: string;
    pause: string;
    play: string;
    /** Accessible name of an image's button. */
    open: (position: number, total: number) => string;
  };
  /** Displayed width of the image as a `sizes` expression. */
  sizes: string;
  /** `shown` is the URL of the version of the image that is on the screen. */
  onOpen: (index: number, shown: string | undefined) => void;
  /** URL of a cached smaller version of the first image, shown until that is loaded. */
  preview?: string | undefined;
}

/** The images of a product, one at a time. They advance automatically; an interaction stops them for 10 s. */
export function Gallery({ images, labels, sizes, onOpen, preview }: GalleryProps) {
  const total = Math.max(images.length, 1);
  const several = images.length > 1;
  const autoAdvances = !useMediaQuery(media.reducedMotion) && several;
  const [playing, setPlaying] = useState(true);
  const {
    index,
    move,
    track: trackProps,
  } = useSlides({ count: total, setKey: images.map(({ url }) => url).join(' ') });
  const { isHeld, hold, release } = useAutoAdvance({
    running: playing && several,
    intervalMs: AUTOPLAY_MS,
    target: trackProps.ref,
    next: () => trackProps.ref.current?.children[(index + 1) % total],
    onAdvance: () => move(1),
  });
  const step = (by: 1 | -1) => {
    hold();
    move(by);
  };
  const playOrPause = () => {
    setPlaying(!playing);
    if (!playing) release();
  };
  const segments = Math.min(total, MAX_SEGMENTS);
  const shown = images.length > 0 ? images : [null];
  // The images after the next one are loaded when their turn comes.
  const [loaded, setLoaded] = useState(1);
  if (index + 1 > loaded) setLoaded(index + 1);
  // Beside an image, and in place of one that is not loaded yet, are the colours of the first image.
  const [first] = images;
  const backdrop = first && {
    backgroundImage: `url(${JSON.stringify(preview ?? atWidth(first.url, 180) ?? first.url)})`,
  };

  return (
    <section className={gallery} aria-label={labels.gallery}>
      <ul {...trackProps} className={track} style={backdrop}>
        {shown.map((image, position) => (
          <li
            className={slide}
            key={image?.url ?? 'placeholder'}
            aria-hidden={position !== index}
            data-later={position > loaded || undefined}
          >
            <button
              type="button"
              className={open}
              aria-label={labels.open(position + 1, total)}
              tabIndex={position === index ? 0 : -1}
              onClick={({ currentTarget }) =>
                onOpen(position, currentTarget.querySelector('img')?.currentSrc)
              }
            >
              <ProductImage
                src={image?.url}
                alt=""
                sizes={sizes}
                ratio="slot"
                corners="square"
                loading={position === 0 ? 'first' : 'lazy'}
                preview={position === 0 ? preview : undefined}
              />
            </button>
          </li>
        ))}
      </ul>
      {several && (
        <>
          <span className={arrow({ side: 'start' })}>
            <IconButton
              variant="floating"
              icon={caretLeftIcon}
              label={labels.previous}
              onClick={() => step(-1)}
            />
          </span>
          <span className={arrow({ side: 'end' })}>
            <IconButton
              variant="floating"
              icon={caretRightIcon}
              label={labels.next}
              onClick={() => step(1)}
            />
          </span>
        </>
      )}
      <div className={controls}>
        {autoAdvances && (
          <span className={control}>
            <IconButton
              variant="tile"
              icon={playing ? pauseIcon : playIcon}
              filled
              label={playing ? labels.pause : labels.play}
              onClick={playOrPause}
            />
          </span>
        )}
        <p className={counter} aria-live={playing && !isHeld && autoAdvances ? 'off' : 'polite'}>
          {index + 1} / {total}
        </p>
      </div>
      {several && (
        <div className={progress}>
          <TapeSegments count={segments} current={Math.floor((index * segments) / total)} />
        </div>
      )}
    </section>
  );
}
