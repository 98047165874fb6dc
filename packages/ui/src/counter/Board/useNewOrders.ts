import { m } from '@naap/messages';
import { type StaffOrder, useSoundChoice } from '@naap/state/staff';
import { useEffect, useRef, useState } from 'react';
import { piecesOf } from './board-orders.ts';

/** The two notes of the sound, in Hz. */
const NOTES = [784, 1047];
const NOTE_SECONDS = 0.16;

export interface Sound {
  readonly isOn: boolean;
  /** It is on, but the browser allows no sound before the page is pressed. */
  readonly isWaiting: boolean;
  toggle(): void;
}

export interface NewOrders {
  /** The announcement of the latest new orders; '' when there are none. */
  readonly announcement: string;
  readonly sound: Sound;
}

/** Announces orders that arrive after the first ones are loaded, with a sound if it is on. `orders` is null until they are loaded. */
export function useNewOrders(orders: readonly StaffOrder[] | null): NewOrders {
  const { play, ...sound } = useSound();
  const known = useRef<ReadonlySet<string>>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (orders === null) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...orders.map(({ orderId }) => orderId)]);
    const added = orders.filter(({ orderId, status }) => status === 'Confirmed' && !before?.has(orderId));
    if (before === null || added.length === 0) return;
    setAnnouncement(
      added
        .map((order) => m.counter_new_order({ name: order.orderName, count: piecesOf(order).length }))
        .join('. '),
    );
    play();
  }, [orders, play]);
  return { announcement, sound };
}

function useSound(): Sound & { readonly play: () => void } {
  const [isOn, setOn] = useSoundChoice();
  const [context] = useState(() => ({ current: null as AudioContext | null }));
  const [isAllowed, setAllowed] = useState(false);

  // Browsers allow sound after the first press on the page. iOS stops it when the screen is locked or a call comes.
  useEffect(() => {
    if (!isOn || isAllowed) return;
    const controller = new AbortController();
    const allow = () => {
      context.current ??= openAudio(setAllowed);
      void context.current.resume().catch(() => undefined);
    };
    if (navigator.userActivation?.hasBeenActive) allow();
    for (const event of ['pointerdown', 'keydown', 'visibilitychange'])
      addEventListener(event, allow, { signal: controller.signal });
    return () => controller.abort();
  }, [isOn, isAllowed, context]);

  const [play] = useState(() => () => {
    if (context.current?.state === 'running') playTone(context.current);
  });
  return {
    isOn,
    isWaiting: isOn && !isAllowed,
    toggle: () => setOn(!isOn),
    play: isOn ? play : silence,
  };
}

const silence = () => undefined;

function openAudio(onRunning: (isRunning: boolean) => void): AudioContext {
  const context = new AudioContext();
  context.addEventListener('statechange', () => onRunning(context.state === 'running'));
  return context;
}

function playTone(context: AudioContext) {
  for (const [index, hertz] of NOTES.entries()) {
    const start = context.currentTime + index * NOTE_SECONDS;
    const gain = new GainNode(context, { gain: 0 });
    const note = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
    gain.gain.setValueAtTime(0.25, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + 2 * NOTE_SECONDS);
    note.connect(gain).connect(context.destination);
    note.start(start);
    note.stop(start + 2 * NOTE_SECONDS);
  }
}
