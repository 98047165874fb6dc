/** The sizes of a SizeTape that the block of ink covers, and those that it can stretch over. */
export interface Stretch {
  selected: string;
  /** Neighbours of the selected size. */
  partners: readonly string[];
  partner: string | null;
}

/** A selected size, and its partner or none. */
type OnStretch = (selected: string, partner: string | null) => void;

/** Distance in px from which a pointer drags. */
const DRAG_DISTANCE = 6;

/**
 * Lets a drag of the block of ink, Shift with an arrow key, and a press on the selected size stretch the block over two sizes and
 * back. `tape` contains the SizeTape. Returns the function that stops it.
 */
export function listenToStretch(tape: HTMLElement, stretch: Stretch, onStretch: OnStretch): () => void {
  const { selected, partners, partner } = stretch;
  const radios = [...tape.querySelectorAll('input')];
  const indexOf = (size: string | null) => radios.findIndex(({ value }) => value === size);
  const strip = radios[0]?.closest('label')?.parentElement;
  const [ofSelected, ofPartner] = strip?.querySelectorAll<HTMLElement>(':scope > span') ?? [];
  const cells = radios.filter(({ value }) => value === selected || value === partner);
  const controller = new AbortController();
  const { signal } = controller;
  let drag: AbortController | undefined;

  /** Shows the block over `anchor` and a share of `target`. */
  function draw(anchor: string, target: string, share: number) {
    const [from, to] = [indexOf(anchor), indexOf(target)];
    const moving = anchor === selected ? ofPartner : ofSelected;
    moving?.style.setProperty('--chosen', `${from + (to - from) * share}`);
    for (const radio of radios) {
      const isCovered = radio.value === anchor || (radio.value === target && share > 0.5);
      radio.closest('label')?.toggleAttribute('data-covered', isCovered && radio.value !== selected);
    }
  }

  const setMotion = (duration: string) => {
    for (const marker of [ofSelected, ofPartner]) if (marker) marker.style.transitionDuration = duration;
  };

  function start(event: PointerEvent) {
    // Its letters are above the radio.
    const pressed = radios.find((radio) => radio.closest('label')?.contains(event.target as Node));
    if (!pressed || !event.isPrimary || event.button !== 0 || !cells.includes(pressed)) return;
    drag = new AbortController();
    const { clientX: from } = event;
    const { width } = pressed.getBoundingClientRect();
    // Of two sizes, the one that the drag does not start on stays.
    const anchor = partner === null ? selected : pressed.value === selected ? partner : selected;
    let target = partner === null ? null : pressed.value;
    let share = partner === null ? 0 : 1;
    let hasMoved = false;

    function move({ clientX }: PointerEvent) {
      const distance = clientX - from;
      hasMoved ||= Math.abs(distance) > DRAG_DISTANCE;
      if (!hasMoved) return;
      if (partner === null) target = radios[indexOf(selected) + Math.sign(distance)]?.value ?? null;
      const isPossible = target !== null && (partner !== null || partners.includes(target));
      const outwards = Math.sign(indexOf(target) - indexOf(anchor)) * (distance / width);
      share = isPossible ? Math.min(1, Math.max(0, outwards + (partner === null ? 0 : 1))) : 0;
      setMotion('0s');
      draw(anchor, isPossible ? (target ?? anchor) : anchor, share);
    }

    function stop() {
      drag?.abort();
      if (!hasMoved) return;
      setMotion('');
      const isStretched = share > 0.5 && target !== null;
      draw(anchor, (isStretched && target) || anchor, 1);
      if (isStretched && partner === null) onStretch(selected, target);
      else if (!isStretched && partner !== null) onStretch(anchor, null);
      // The browser sends a click when the pointer is released on the size on which it was pressed.
      tape.addEventListener('click', preventDefault, { capture: true, once: true });
      setTimeout(() => tape.removeEventListener('click', preventDefault, { capture: true }));
    }

    function cancel() {
      drag?.abort();
      setMotion('');
      draw(anchor, (partner === null ? null : target) ?? anchor, 1);
    }

    const listening = { signal: drag.signal };
    window.addEventListener('pointermove', move, listening);
    window.addEventListener('pointerup', stop, listening);
    window.addEventListener('pointercancel', cancel, listening);
  }

  function pressKey(event: KeyboardEvent) {
    const direction = event.shiftKey ? DIRECTIONS.get(event.key) : undefined;
    if (direction === undefined || !radios.some((radio) => radio === event.target)) return;
    event.preventDefault();
    const target = radios[indexOf(selected) + direction]?.value;
    if (partner === null) {
      if (target !== undefined && partners.includes(target)) onStretch(selected, target);
    } else if (target !== partner) onStretch(selected, null);
  }

  /** A press on the selected size, of which a radio sends no change, goes back to it. */
  function press({ target }: MouseEvent) {
    if (partner !== null && target === radios[indexOf(selected)]) onStretch(selected, null);
  }

  for (const radio of cells) scrollIntoTape(radio);
  tape.addEventListener('pointerdown', start, { signal });
  tape.addEventListener('keydown', pressKey, { signal });
  tape.addEventListener('click', press, { signal });
  for (const radio of cells) radio.closest('label')?.toggleAttribute('data-stretches', true);
  return () => {
    controller.abort();
    drag?.abort();
    for (const radio of cells) radio.closest('label')?.toggleAttribute('data-stretches', false);
  };
}

/** Scrolls the tape, never the page, so that all of a size is visible. */
function scrollIntoTape(radio: HTMLElement) {
  const scroller = radio.closest('fieldset');
  if (scroller === null) return;
  const tape = scroller.getBoundingClientRect();
  const { left, right } = radio.getBoundingClientRect();
  scroller.scrollLeft += Math.max(0, right - tape.right) + Math.min(0, left - tape.left);
}

const DIRECTIONS: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
]);

const preventDefault = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};
