import { sampleMotion } from '@naap/ui/fixtures/motion-samples';
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
  // Closed at the start of its opening transition, an overlay would have nothing to move back.
  for (const animation of overlay.element.getAnimations({ subtree: true }))
    if (animation instanceof CSSTransition) animation.finish();
  const transitions = getComputedStyle(overlay.element).transitionProperty;
  // The scrim fades.
  const fades = transitions.includes('overlay');
  const translucent = transitions.includes('opacity')
    ? [`${name}: fades, so that its text overlaps the page's`]
    : [];
  const closing = await withMotion('full', () => closingFaults(overlay, fades));
  // An overlay without an exit transition is unmounted at once.
  if (!overlay.element.isConnected) return [...translucent, ...closing.map((fault) => `${name}: ${fault}`)];
  const { animated, faults: opening } = await withMotion('full', () => openingFrames(overlay));
  const skipped = fades && !animated.has('opacity') ? ['opens without its transition'] : [];
  const reduced = await withMotion('reduced', async () => {
    const hidden = await closingFrames(overlay);
    const shown = await openingFrames(overlay);
    overlay.hide();
    return hidden.moves || shown.moves ? ['moves although reduced motion is requested'] : [];
  });
  return [
    ...translucent,
    ...[...closing, ...opening, ...skipped, ...reduced].map((fault) => `${name}: ${fault}`),
  ];
}

type Overlay = NonNullable<ReturnType<typeof openOverlay>>;

/** Returns the topmost overlay, or null. `close` does what a shopper does, `hide` and `show` use the platform's API. */
function openOverlay() {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  if (dialog !== undefined) {
    return {
      element: dialog,
      close: () => dialog.dispatchEvent(new Event('cancel', { cancelable: true })),
      hide: () => dialog.close(),
      show: () => dialog.showModal(),
    };
  }
  const popover = [...document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')].at(-1);
  if (popover === undefined) return null;
  const hide = () => popover.hidePopover();
  return { element: popover, close: hide, hide, show: () => popover.showPopover() };
}

async function closingFaults(overlay: Overlay, fades: boolean): Promise<readonly string[]> {
  const { element, close, hide } = overlay;
  const { animated, contentChanged, faults } = await closingFrames(overlay, async () => {
    close();
    // React applies what a handler has set once the handler has returned. A dialog is closed after its transition has begun.
    do await new Promise((resolve) => setTimeout(resolve));
    while (element.isConnected && element.hasAttribute('data-closing'));
    // An overlay that its story holds open does not close.
    if (element.matches(':modal, :popover-open')) hide();
  });
  // Without a transition it disappears at once.
  if (!fades) return [];
  if (!animated.has('opacity')) return ['closes without its transition'];
  if (faults.length === 0 || !contentChanged) return faults;
  // A response that arrived in between has changed the layout: compare again without one.
  await openingFrames(overlay);
  return (await closingFrames(overlay)).faults;
}

const closingFrames = ({ element, hide }: Overlay, start: () => void | Promise<void> = hide) =>
  sampleMotion({ scope: () => element, start, settled: 'before' });

const openingFrames = ({ element, show }: Overlay) =>
  sampleMotion({ scope: () => element, start: show, settled: 'after' });
