import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Horizontal distance after which a press is a drag, in px. A vertical touch scrolls the page. */
const SLOP_PX = 3;

interface TapeDragInput {
  /** The element that moves. Its parent has the marker in the middle. */
  tape: RefObject<HTMLElement | null>;
  /** The numbers at the ends of the tape, and the first and the last that can be at the marker. */
  ends: readonly [number, number];
  limits: readonly [number, number];
  /** Called when the tape begins to move, and with the number at the marker whenever it moves. */
  onStart: () => void;
  onMove: (at: number) => void;
  /** Called when the browser takes a touch that has moved the tape, to scroll the page. */
  onCancel: () => void;
  /** Called with the number at the pointer when the tape is pressed without a movement. */
  onPress: (at: number) => void;
}

interface Drag {
  readonly pointerId: number;
  /** Position of the pointer from which the distance is measured. */
  readonly x: number;
  /** The number at the marker when the drag began, and the number at the pointer. */
  readonly from: number;
  readonly pressed: number;
  readonly hasMoved: boolean;
  /** Width of a unit of the tape, in px. */
  readonly unitWidth: number;
}

/** Moves a tape below a fixed marker by as much as the pointer moves, and without a jump at the start. Returns the number at the marker while it moves. */
export function useTapeDrag(input: TapeDragInput) {
  const [at, setAt] = useState<number | null>(null);
  // Not a state, because several events can arrive before the next rendering.
  const current = useRef<Drag | null>(null);

  function onPointerDown({ isPrimary, button, pointerId, clientX }: ReactPointerEvent) {
    const strip = input.tape.current?.getBoundingClientRect();
    const frame = input.tape.current?.parentElement?.getBoundingClientRect();
    if (!isPrimary || button !== 0 || !strip || !frame) return;
    const [start, end] = input.ends;
    const unitWidth = strip.width / (end - start);
    // The tape may still be moving to its last number.
    const numberAt = (x: number) => start + (x - strip.left) / unitWidth;
    const from = numberAt(frame.left + frame.width / 2);
    current.current = { pointerId, x: clientX, from, pressed: numberAt(clientX), hasMoved: false, unitWidth };
  }

  const move = useEffectEvent(({ pointerId, clientX }: PointerEvent) => {
    const drag = current.current;
    if (drag?.pointerId !== pointerId) return;
    const distance = clientX - drag.x;
    if (!drag.hasMoved) {
      if (Math.abs(distance) < SLOP_PX) return;
      current.current = { ...drag, x: clientX, hasMoved: true };
      setAt(drag.from);
      input.onStart();
      return;
    }
    const [first, last] = input.limits;
    const next = Math.min(Math.max(drag.from - distance / drag.unitWidth, first), last);
    setAt(next);
    input.onMove(next);
  });

  const end = useEffectEvent(({ type, pointerId }: PointerEvent) => {
    const drag = current.current;
    if (drag?.pointerId !== pointerId) return;
    current.current = null;
    setAt(null);
    if (type === 'pointerup' && !drag.hasMoved) input.onPress(drag.pressed);
    if (type === 'pointercancel' && drag.hasMoved) input.onCancel();
  });

  // On the window, so that the pointer can leave the tape. Before the first paint, so that no press is missed.
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('pointermove', (event) => move(event), { signal });
    for (const type of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(type, (event) => end(event), { signal });
    return () => controller.abort();
  }, []);

  return { at, onPointerDown };
}
