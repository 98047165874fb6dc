import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { hasModifier } from '../../behaviour/hasModifier.ts';
import { useModalDialog } from '../../behaviour/useModalDialog.ts';
import { offsetOf, useSlides } from '../../behaviour/useSlides.ts';
import { media } from '../../theme/breakpoints.ts';
import { duration, ease } from '../../theme/values.ts';
import type { GalleryImage } from '../Gallery/index.ts';
import { caretLeftIcon, caretRightIcon, xIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ProductImage } from '../ProductImage/index.ts';
import { atWidth } from '../ProductImage/srcSet.ts';
import { arrow, bar, counter, layout, panned, picture, slide, track, viewer } from './Viewer.css.ts';

/** How far an arrow key pans an image that is larger than the screen, in px. */
const PAN_STEP = 80;

export interface ViewerProps {
  /** If empty, the placeholder is shown. */
  images: readonly GalleryImage[];
  /** Index of the image that is shown first. */
  startIndex: number;
  /** URL of a version of that image that the browser has, for the time until the larger one is loaded. */
  preview?: string | undefined;
  /** `viewer` is the accessible name: 'Pictures of Linen Shirt'. */
  labels: { viewer: string; close: string; previous: string; next: string; enlarge: string };
  /** Called on Esc, Back and a click on the close button. The caller unmounts the viewer, which restores the focus. */
  onClose: () => void;
}

const smallCopy = ({ url }: GalleryImage): string => atWidth(url, 180) ?? url;

/** The images of a product in full screen. Open while it is mounted. */
export function Viewer({ images, startIndex, preview, labels, onClose }: ViewerProps) {
  const { dialog } = useModalDialog(true, onClose);
  const total = Math.max(images.length, 1);
  const { index, move, track: trackProps } = useSlides({ count: total, setKey: '', startIndex });
  const shown = images.length > 0 ? images : [null];
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const isEnlarged = enlarged === index;
  /** The box of the clicked image before it changes its size, and the point in the viewport. */
  const zoomedFrom = useRef<{ button: Element; box: DOMRect; x: number; y: number } | null>(null);
  const { onTouchStart, ...untouched } = trackProps;
  const previewOf = (image: GalleryImage, position: number) =>
    (position === startIndex && preview) || smallCopy(image);

  // The row has no width before the dialog is shown, so the initial scroll position is set here.
  useLayoutEffect(() => {
    const row = trackProps.ref.current;
    row?.scrollTo({ left: offsetOf(row, startIndex), behavior: 'instant' });
  }, [startIndex, trackProps.ref]);

  // The image grows and shrinks from the point that was clicked.
  useLayoutEffect(() => {
    const from = zoomedFrom.current;
    const box = from?.button.closest('li');
    if (!from || !box) return;
    zoomedFrom.current = null;
    const to = from.button.getBoundingClientRect();
    const scale = from.box.width / to.width;
    box.scrollBy(
      to.left - from.x + (from.x - from.box.left) / scale,
      to.top - from.y + (from.y - from.box.top) / scale,
    );
    if (matchMedia(media.reducedMotion).matches) return;
    const { left, top } = from.button.getBoundingClientRect();
    const start = `translate(${from.box.left - left}px, ${from.box.top - top}px) scale(${scale})`;
    from.button.animate([{ transform: start }, { transform: 'none' }], {
      duration: duration.full.sheetIn,
      easing: `cubic-bezier(${ease.out.join()})`,
    });
  });

  function zoom({ currentTarget: button, clientX, clientY, detail }: MouseEvent, position: number) {
    const box = button.getBoundingClientRect();
    // A key press has no point.
    const [x, y] = detail > 0 ? [clientX, clientY] : [box.left + box.width / 2, box.top + box.height / 2];
    zoomedFrom.current = { button, box, x, y };
    setEnlarged(isEnlarged ? null : position);
  }

  // The focus may be on a button, outside the slide.
  function onKeyDown(event: KeyboardEvent) {
    if (hasModifier(event)) return;
    const down = { ArrowUp: -PAN_STEP, ArrowDown: PAN_STEP }[event.key] ?? 0;
    const right = { ArrowLeft: -PAN_STEP, ArrowRight: PAN_STEP }[event.key] ?? 0;
    if (right !== 0 && !isEnlarged) trackProps.onKeyDown(event);
    else if (right !== 0 || down !== 0) {
      event.preventDefault();
      trackProps.ref.current?.children[index]?.scrollBy(right, down);
    }
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
          {...untouched}
          onTouchStart={isEnlarged ? undefined : onTouchStart}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          className={isEnlarged ? `${track} ${panned}` : track}
          // The dialog handles the arrow keys, so that they work on its buttons too.
          onKeyDown={undefined}
        >
          {shown.map((image, position) => (
            <li
              className={slide}
              style={
                image ? { backgroundImage: `url(${JSON.stringify(previewOf(image, position))})` } : undefined
              }
              key={image?.url ?? 'placeholder'}
              aria-hidden={position !== index}
            >
              <button
                type="button"
                className={picture}
                title={labels.enlarge}
                aria-pressed={position === enlarged}
                tabIndex={position === index ? 0 : -1}
                onClick={(event) => zoom(event, position)}
              >
                <ProductImage
                  src={image?.url}
                  alt={image?.alt ?? ''}
                  altLang={image?.altLang}
                  sizes={position === enlarged ? '1440px' : '(min-width: 960px) 960px, 120vw'}
                  preview={image ? previewOf(image, position) : undefined}
                  corners="square"
                  loading={position === startIndex ? 'first' : 'lazy'}
                />
              </button>
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
