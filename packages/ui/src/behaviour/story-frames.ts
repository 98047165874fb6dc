import { vars } from '../theme/index.ts';

/** Parts of a motion at which its layout is compared. At 1 an overlay that closes has gone. */
const POSITIONS = [0, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 0.999] as const;

/** Long enough that no animation ends before it is paused, however busy the machine is. */
const HELD = '100s';

/** What may be animated: nothing that a layout depends on. */
const INTENDED = /^(transform|translate|scale|rotate|opacity|clipPath|display|overlay)$|[cC]olor$/;
const MOVING = /^(transform|translate|scale|rotate|clipPath)$/;
const KEYFRAME_FIELDS = new Set(['offset', 'computedOffset', 'easing', 'composite']);

export interface Motion {
  /** Its layout and that of everything in it is compared. */
  scope: () => Element;
  /** Starts the motion. Resolves once the document has changed. */
  start: () => void | Promise<void>;
  /** The end of the motion whose layout every frame must have. */
  settled: 'before' | 'after';
  /** Runs at each position, the animations being paused there. Moves what no animation moves, such as a scroller. */
  onFrame?: (position: number) => void | Promise<void>;
}

export interface Frames {
  /** Positions that were looked at. */
  count: number;
  /** CSS properties that were animated within the scope. */
  animated: ReadonlySet<string>;
  /** Whether elements came or went meanwhile, such as when a response arrived. */
  contentChanged: boolean;
  /** Whether any of them moves something, as opposed to fading it. */
  moves: boolean;
  /** A sentence about the first element whose layout changed, and one for each property that must not be animated. */
  faults: readonly string[];
}

/**
 * Starts a motion, pauses all animations of the document at eight positions, one after the other, and compares the layout at each with
 * the settled one. Offsets ignore transforms, so that only changes of layout remain. Ends the animations.
 */
export async function framesOf({ scope, start, settled, onFrame }: Motion): Promise<Frames> {
  const release = holdDurations();
  try {
    const before = settled === 'before' ? layoutOf(scope()) : null;
    await start();
    const animations = document.getAnimations().filter(hasEnd);
    for (const animation of animations) animation.pause();
    const animated = new Set(animations.filter(isIn(scope())).flatMap(propertiesOf));

    const frames: { position: number; layout: Layout }[] = [];
    for (const position of POSITIONS) {
      for (const animation of animations) seek(animation, position);
      await onFrame?.(position);
      frames.push({ position, layout: layoutOf(scope()) });
    }
    for (const animation of animations) animation.finish();
    const after = layoutOf(scope());
    const expected = before ?? after;

    const changed = frames.flatMap(({ position, layout }) => differences(expected, layout, position));
    const unintended = [...animated].filter((property) => !INTENDED.test(property));
    const faults = [
      ...(changed.length > 0 ? [`${changed[0]}, in ${changed.length} of ${frames.length} frames`] : []),
      ...unintended.map((property) => `${property} is animated, which changes the layout`),
    ];
    const moves = [...animated].some((property) => MOVING.test(property));
    const contentChanged = frames.some(
      ({ layout }) =>
        layout.size !== expected.size || [...layout.keys()].some((element) => !expected.has(element)),
    );
    return { count: frames.length, animated, contentChanged, moves, faults };
  } finally {
    release();
  }
}

/** Throws an Error that says what changes the layout during a motion. */
export function expectSteady({ faults }: Frames): void {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Makes every transition and animation last until it is ended. Returns what restores their durations. */
function holdDurations(): () => void {
  const { style } = document.documentElement;
  const names = Object.values(vars.duration).map((reference) => reference.slice('var('.length, -1));
  for (const name of names) style.setProperty(name, HELD);
  return () => {
    for (const name of names) style.removeProperty(name);
  };
}

const hasEnd = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);

const isIn =
  (scope: Element) =>
  ({ effect }: Animation) =>
    effect instanceof KeyframeEffect && effect.target !== null && scope.contains(effect.target);

function propertiesOf({ effect }: Animation): readonly string[] {
  const keyframes = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
  return keyframes.flatMap((frame) => Object.keys(frame).filter((field) => !KEYFRAME_FIELDS.has(field)));
}

function seek(animation: Animation, position: number): void {
  animation.currentTime = position * Number(animation.effect?.getComputedTiming().endTime);
}

interface Place {
  readonly box: readonly number[];
  /** The properties that decide how the element and its children are laid out. */
  readonly style: string;
}

type Layout = ReadonlyMap<Element, Place>;

/** px: offsets are whole numbers, and a sum of two may be one off. */
const TOLERANCE = 1;

function layoutOf(scope: Element): Layout {
  // Drawings change as a whole.
  const elements = [scope, ...scope.querySelectorAll('*:not(svg *)')];
  return new Map(elements.map((element) => [element, placeOf(element)]));
}

function placeOf(element: Element): Place {
  const { display, flexDirection, position } = getComputedStyle(element);
  const box = element instanceof HTMLElement ? boxOf(element) : boxInParent(element);
  return { box, style: [display, ...(display === 'flex' ? [flexDirection] : []), position].join(' ') };
}

/** The same of a drawing, which has no offsets: from its parent, with which it is transformed. */
function boxInParent(drawing: Element): readonly number[] {
  const { left, top, width, height } = drawing.getBoundingClientRect();
  const parent = drawing.parentElement?.getBoundingClientRect();
  return [left - (parent?.left ?? 0), top - (parent?.top ?? 0), width, height].map(Math.round);
}

/** Left, top, width and height without transforms. An element that is transformed becomes the offset parent of what it holds. */
function boxOf(element: HTMLElement): readonly number[] {
  let [left, top] = [element.offsetLeft, element.offsetTop];
  for (let parent = element.offsetParent; parent instanceof HTMLElement; parent = parent.offsetParent) {
    left += parent.offsetLeft + parent.clientLeft;
    top += parent.offsetTop + parent.clientTop;
  }
  return [left, top, element.offsetWidth, element.offsetHeight];
}

/**
 * A sentence about the first element that is laid out differently: it moves those in it and after it. What comes or goes without moving
 * the others, such as the spinner of a request that closing cancels, does no harm.
 */
function differences(expected: Layout, found: Layout, position: number): readonly string[] {
  const changed = [...expected].flatMap(([element, settled]) => {
    const place = found.get(element);
    return place === undefined || isSame(settled, place) ? [] : [{ element, settled, place }];
  });
  const [first] = changed;
  if (first === undefined) return [];
  const others = changed.length > 1 ? `, and ${changed.length - 1} more elements change` : '';
  return [
    `at ${position * 100} % <${first.element.localName}> "${(first.element.textContent ?? '').trim().slice(0, 30)}" ` +
      `is (${describe(first.place)}) instead of (${describe(first.settled)})${others}`,
  ];
}

function isSame(one: Place, other: Place): boolean {
  const isNear = one.box.every((length, side) => Math.abs(length - (other.box[side] ?? 0)) <= TOLERANCE);
  return isNear && one.style === other.style;
}

const describe = ({ box, style }: Place) => `${box.join(' ')} ${style}`;
