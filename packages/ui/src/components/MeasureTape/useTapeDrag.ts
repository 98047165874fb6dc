import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
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
  /** The number at the marker; null until the tape moves. */
  readonly at: number | null;
  /** Width of a unit of the tape, in px. */
  readonly unitWidth: number;
}

/** Moves a tape below a fixed marker by as much as the pointer moves, and without a jump at the start. */
export function useTapeDrag(input: TapeDragInput) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const pointerId = drag?.pointerId;

  function onPointerDown({ isPrimary, button, pointerId: id, clientX }: ReactPointerEvent) {
    const strip = input.tape.current?.getBoundingClientRect();
    const frame = input.tape.current?.parentElement?.getBoundingClientRect();
    if (!isPrimary || button !== 0 || !strip || !frame) return;
    const [start, end] = input.ends;
    const unitWidth = strip.width / (end - start);
    // The tape may still be moving to its last number.
    const numberAt = (x: number) => start + (x - strip.left) / unitWidth;
    const from = numberAt(frame.left + frame.width / 2);
    setDrag({ pointerId: id, x: clientX, from, pressed: numberAt(clientX), at: null, unitWidth });
  }

  const move = useEffectEvent((event: PointerEvent) => {
    if (drag?.pointerId !== event.pointerId) return;
    const distance = event.clientX - drag.x;
    if (drag.at === null) {
      if (Math.abs(distance) < SLOP_PX) return;
      input.onStart();
      setDrag({ ...drag, x: event.clientX, at: drag.from });
      return;
    }
    const [first, last] = input.limits;
    const at = Math.min(Math.max(drag.from - distance / drag.unitWidth, first), last);
    setDrag({ ...drag, at });
    input.onMove(at);
  });

  const end = useEffectEvent((event: PointerEvent) => {
    if (drag?.pointerId !== event.pointerId) return;
    setDrag(null);
    const hasMoved = drag.at !== null;
    if (event.type === 'pointerup' && !hasMoved) input.onPress(drag.pressed);
    if (event.type === 'pointercancel' && hasMoved) input.onCancel();
  });

  // On the window, so that the pointer can leave the tape.
  useEffect(() => {
    if (pointerId === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('pointermove', (event) => move(event), { signal });
    for (const type of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(type, (event) => end(event), { signal });
    return () => controller.abort();
  }, [pointerId]);

  return { at: drag?.at ?? null, onPointerDown };
}
