import { type MotionSamples, sampleMotion } from '@naap/ui/fixtures/motion-samples';
import { withMotion } from '../media.ts';
import { nameOf } from './dom.ts';

/**
 * Closes and opens the overlay that a story leaves open, with full motion and with reduced motion, and names what changes its layout
 * on the way, or what moves although reduced motion is requested. Leaves the overlay closed.
 */
export async function overlayFaults(): Promise<readonly string[]> {
  const overlay = openOverlay();
  if (overlay === null) return [];
  const name = nameOf(overlay.element);
  // Closed at the start of its opening transition, an overlay would have nothing to fade out.
  for (const animation of overlay.element.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
  const fades = getComputedStyle(overlay.element).transitionProperty.includes('opacity');
  const closing = await withMotion('full', () => closingFaults(overlay, fades));
  // An overlay without an exit transition is unmounted at once.
  if (!overlay.element.isConnected) return closing.map((fault) => `${name}: ${fault}`);
  const { animated, faults: opening } = await withMotion('full', () => openingFrames(overlay));
  const skipped = fades && !animated.has('opacity') ? ['opens without its transition'] : [];
  const reduced = await withMotion('reduced', async () => {
    const hidden = await sampleMotion({
      scope: () => overlay.element,
      start: overlay.hide,
      settled: 'before',
    });
    const shown = await openingFrames(overlay);
    overlay.hide();
    return hidden.moves || shown.moves ? ['moves although reduced motion is requested'] : [];
  });
  return [...closing, ...opening, ...skipped, ...reduced].map((fault) => `${name}: ${fault}`);
}

interface Overlay {
  readonly element: HTMLElement;
  /** Closes it as a shopper does. */
  close(): void;
  /** Closes and opens it through the platform's API. */
  hide(): void;
  show(): void;
  isOpen(): boolean;
}

/** Returns the topmost overlay, or null. */
function openOverlay(): Overlay | null {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  if (dialog !== undefined) {
    return {
      element: dialog,
      close: () => dialog.dispatchEvent(new Event('cancel', { cancelable: true })),
      hide: () => dialog.close(),
      show: () => dialog.showModal(),
      isOpen: () => dialog.open,
    };
  }
  const popover = [...document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')].at(-1);
  if (popover === undefined) return null;
  const hide = () => popover.hidePopover();
  return {
    element: popover,
    close: hide,
    hide,
    show: () => popover.showPopover(),
    isOpen: () => popover.matches(':popover-open'),
  };
}

async function closingFaults(overlay: Overlay, fades: boolean): Promise<readonly string[]> {
  const { element, close, hide, isOpen } = overlay;
  const { animated, contentChanged, faults } = await sampleMotion({
    scope: () => element,
    settled: 'before',
    start: async () => {
      close();
      // React applies what a handler has set once the handler has returned. A dialog is closed after its transition has begun.
      do await new Promise((resolve) => setTimeout(resolve));
      while (element.isConnected && element.hasAttribute('data-closing'));
      // An overlay that its story holds open does not close.
      if (isOpen()) hide();
    },
  });
  // Without a transition it disappears at once.
  if (!fades) return [];
  if (!animated.has('opacity')) return ['closes without its transition'];
  if (faults.length === 0 || !contentChanged) return faults;
  // A response that arrived in between has changed the layout: compare again without one.
  await openingFrames(overlay);
  return (await sampleMotion({ scope: () => element, settled: 'before', start: hide })).faults;
}

function openingFrames({ element, show }: Overlay): Promise<MotionSamples> {
  return sampleMotion({ scope: () => element, start: show, settled: 'after' });
}
