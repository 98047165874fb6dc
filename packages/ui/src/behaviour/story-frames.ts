import { vars } from '../theme/index.ts';

/** Fractions of an animation's duration at which the layout is compared. Not 1, because at 1 a closing overlay is already hidden. */
const POSITIONS = [0, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 0.999] as const;

/** Long enough that no animation ends before it is paused, even on a busy machine. */
const EXTENDED_DURATION = '100s';

/** Properties that may be animated, because they do not affect layout. */
const ALLOWED = /^(transform|translate|scale|rotate|opacity|clipPath|display|overlay)$|[cC]olor$/;
const MOVING = /^(transform|translate|scale|rotate|clipPath)$/;
const KEYFRAME_FIELDS = new Set(['offset', 'computedOffset', 'easing', 'composite']);

export interface Motion {
  /** Returns the element whose layout is compared, together with the layout of its descendants. */
  scope: () => Element;
  /** Starts the motion. Resolves once the document has changed. */
  start: () => void | Promise<void>;
  /** Which layout every frame must match: the one before the motion or the one after it. */
  settled: 'before' | 'after';
  /** Runs at each position while the animations are paused. Use it to move an element that is not animated, such as a scroller. */
  onFrame?: (position: number) => void | Promise<void>;
}

export interface Frames {
  /** Number of positions at which the layout was compared. */
  count: number;
  /** CSS properties that were animated within the scope. */
  animated: ReadonlySet<string>;
  /** Whether elements were added or removed during the motion, for example because a response arrived. */
  contentChanged: boolean;
  /** Whether an animation moves an element, as opposed to fading it. */
  moves: boolean;
  /** A sentence about the first element whose layout changed, and one for each property that must not be animated. */
  faults: readonly string[];
}

/**
 * Starts a motion, pauses all animations of the document at eight positions in turn, and compares the layout at each position with
 * the settled layout. Offsets ignore transforms, so a difference is a real layout change. Finishes the animations.
 */
export async function framesOf({ scope, start, settled, onFrame }: Motion): Promise<Frames> {
  const restoreDurations = extendDurations();
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
    const disallowed = [...animated].filter((property) => !ALLOWED.test(property));
    const faults = [
      ...(changed.length > 0 ? [`${changed[0]}, in ${changed.length} of ${frames.length} frames`] : []),
      ...disallowed.map((property) => `${property} is animated, which changes the layout`),
    ];
    const moves = [...animated].some((property) => MOVING.test(property));
    const contentChanged = frames.some(
      ({ layout }) =>
        layout.size !== expected.size || [...layout.keys()].some((element) => !expected.has(element)),
    );
    return { count: frames.length, animated, contentChanged, moves, faults };
  } finally {
    restoreDurations();
  }
}

/** Throws an error that lists the faults, if the layout changed during the motion. */
export function expectSteady({ faults }: Frames): void {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Makes every transition and animation last until it is finished by script. Returns a function that restores the durations. */
function extendDurations(): () => void {
  const { style } = document.documentElement;
  const names = Object.values(vars.duration).map((reference) => reference.slice('var('.length, -1));
  for (const name of names) style.setProperty(name, EXTENDED_DURATION);
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

interface ElementLayout {
  /** Left, top, width and height, in px. */
  readonly box: readonly number[];
  /** Values of the CSS properties that decide how the element and its children are laid out. */
  readonly style: string;
}

type Layout = ReadonlyMap<Element, ElementLayout>;

/** In px. Offsets are rounded to whole numbers, so a sum of two offsets may differ by one. */
const TOLERANCE = 1;

function layoutOf(scope: Element): Layout {
  // The parts of an SVG are left out: the drawing is laid out as a whole.
  const elements = [scope, ...scope.querySelectorAll('*:not(svg *)')];
  return new Map(elements.map((element) => [element, elementLayout(element)]));
}

function elementLayout(element: Element): ElementLayout {
  const { display, flexDirection, position } = getComputedStyle(element);
  const box = element instanceof HTMLElement ? boxOf(element) : boxInParent(element);
  return { box, style: [display, ...(display === 'flex' ? [flexDirection] : []), position].join(' ') };
}

/** Like `boxOf`, for an SVG, which has no offsets. Relative to the parent, because transforms apply to both. */
function boxInParent(svg: Element): readonly number[] {
  const { left, top, width, height } = svg.getBoundingClientRect();
  const parent = svg.parentElement?.getBoundingClientRect();
  return [left - (parent?.left ?? 0), top - (parent?.top ?? 0), width, height].map(Math.round);
}

/** Returns left, top, width and height without transforms. Sums up the offsets, because a transformed element is the offset parent of its descendants. */
function boxOf(element: HTMLElement): readonly number[] {
  let [left, top] = [element.offsetLeft, element.offsetTop];
  for (let parent = element.offsetParent; parent instanceof HTMLElement; parent = parent.offsetParent) {
    left += parent.offsetLeft + parent.clientLeft;
    top += parent.offsetTop + parent.clientTop;
  }
  return [left, top, element.offsetWidth, element.offsetHeight];
}

/**
 * Returns a sentence about the first element whose layout differs; later differences usually follow from it. Elements that were added or
 * removed without moving others (the spinner of a request that closing cancels, for example) are not reported.
 */
function differences(expected: Layout, found: Layout, position: number): readonly string[] {
  const changed = [...expected].flatMap(([element, settled]) => {
    const actual = found.get(element);
    return actual === undefined || isSame(settled, actual) ? [] : [{ element, settled, actual }];
  });
  const [first] = changed;
  if (first === undefined) return [];
  const others = changed.length > 1 ? `, and ${changed.length - 1} more elements change` : '';
  return [
    `at ${position * 100} % <${first.element.localName}> "${(first.element.textContent ?? '').trim().slice(0, 30)}" ` +
      `is (${describe(first.actual)}) instead of (${describe(first.settled)})${others}`,
  ];
}

function isSame(one: ElementLayout, other: ElementLayout): boolean {
  const isNear = one.box.every((length, side) => Math.abs(length - (other.box[side] ?? 0)) <= TOLERANCE);
  return isNear && one.style === other.style;
}

const describe = ({ box, style }: ElementLayout) => `${box.join(' ')} ${style}`;
