import { type KeyboardEvent, useLayoutEffect } from 'react';
import { hasModifier } from '../../behaviour/hasModifier.ts';
import { useModalDialog } from '../../behaviour/useModalDialog.ts';
import { offsetOf, useSlides } from '../../behaviour/useSlides.ts';
import type { GalleryImage } from '../Gallery/index.ts';
import { caretLeftIcon, caretRightIcon, xIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ProductImage } from '../ProductImage/index.ts';
import { atWidth } from '../ProductImage/srcSet.ts';
import { arrow, bar, counter, layout, picture, slide, track, viewer } from './Viewer.css.ts';

/** How far an arrow key pans an image that is higher than the screen, in px. */
const PAN_STEP = 80;

export interface ViewerProps {
  /** If empty, the placeholder is shown. */
  images: readonly GalleryImage[];
  /** Index of the image that is shown first. */
  startIndex: number;
  /** `viewer` is the accessible name: 'Pictures of Linen Shirt'. */
  labels: { viewer: string; close: string; previous: string; next: string };
  /** Called on Esc, Back and a click on the close button. The caller unmounts the viewer, which restores the focus. */
  onClose: () => void;
}

const small = ({ url }: GalleryImage): string => atWidth(url, 180) ?? url;

/** The images of a product in full screen. Open while it is mounted. */
export function Viewer({ images, startIndex, labels, onClose }: ViewerProps) {
  const { dialog } = useModalDialog(true, onClose);
  const total = Math.max(images.length, 1);
  const { index, move, track: trackProps } = useSlides({ count: total, setKey: '', startIndex });
  const shown = images.length > 0 ? images : [null];

  // The row has no width before the dialog is shown, so the initial scroll position is set here.
  useLayoutEffect(() => {
    const row = trackProps.ref.current;
    row?.scrollTo({ left: offsetOf(row, startIndex), behavior: 'instant' });
  }, [startIndex, trackProps.ref]);

  // The focus may be on a button, outside the slide.
  function onKeyDown(event: KeyboardEvent) {
    trackProps.onKeyDown(event);
    const step = { ArrowUp: -PAN_STEP, ArrowDown: PAN_STEP }[event.key];
    if (step !== undefined && !hasModifier(event)) trackProps.ref.current?.children[index]?.scrollBy(0, step);
  }

  return (
    <dialog {...dialog} className={viewer} aria-label={labels.viewer} onKeyDown={onKeyDown}>
      <div className={layout}>
        <div className={bar}>
          <p className={counter} aria-live="polite">
            {index + 1} / {total}
          </p>
          <IconButton icon={xIcon} label={labels.close} onClick={onClose} />
        </div>
        <ul
          {...trackProps}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          className={track}
          // The dialog handles the arrow keys, so that they work on its buttons too.
          onKeyDown={undefined}
        >
          {shown.map((image, position) => (
            <li
              className={slide}
              style={image ? { backgroundImage: `url(${JSON.stringify(small(image))})` } : undefined}
              key={image?.url ?? 'placeholder'}
              aria-hidden={position !== index}
            >
              <div className={picture}>
                <ProductImage
                  src={image?.url}
                  alt={image?.alt ?? ''}
                  altLang={image?.altLang}
                  sizes="(min-width: 960px) 960px, 100vw"
                  preview={image ? small(image) : undefined}
                  corners="square"
                  loading={position === startIndex ? 'first' : 'lazy'}
                />
              </div>
            </li>
          ))}
        </ul>
        {total > 1 && (
          <>
            <span className={arrow({ side: 'start' })}>
              <IconButton
                variant="floating"
                icon={caretLeftIcon}
                label={labels.previous}
                onClick={() => move(-1)}
              />
            </span>
            <span className={arrow({ side: 'end' })}>
              <IconButton
                variant="floating"
                icon={caretRightIcon}
                label={labels.next}
                onClick={() => move(1)}
              />
            </span>
          </>
        )}
      </div>
    </dialog>
  );
}
