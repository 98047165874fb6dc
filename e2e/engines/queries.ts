/** A JavaScript expression for an array of elements, which Testing Library finds in the page by role and name, label or visible text. */
export type Query = string;

type Text = string | RegExp;

/** Returns the source of a matcher: a text matches as a part, in any case. */
const matcher = (text: Text) =>
  typeof text === 'string'
    ? `(name) => name.toLowerCase().includes(${JSON.stringify(text.toLowerCase())})`
    : String(text);

/** Searches in the elements that `within` finds, or in the whole page. */
const query = (by: 'Role' | 'LabelText' | 'Text', args: string, within: Query = '[document.body]'): Query =>
  `${within}.flatMap((container) => TestingLibraryDom.queryAllBy${by}(container, ${args}))`;

export const byRole = (role: string, name: Text = '', within?: Query) =>
  query('Role', `'${role}', { name: ${matcher(name)} }`, within);
export const button = (name: Text, within?: Query) => byRole('button', name, within);
export const link = (name: Text) => byRole('link', name);
/** Returns the title of a screen. */
export const title = (name: Text) => query('Role', `'heading', { level: 1, name: ${matcher(name)} }`);
export const label = (text: Text, within?: Query) => query('LabelText', matcher(text), within);
export const text = (value: Text) => query('Text', matcher(value));
export const dialog = byRole('dialog');

/** The point at which to press an element, its state, and its value if it is a field. */
export interface ElementState {
  readonly x: number;
  readonly y: number;
  /** Whether a press there reaches the element: nothing covers it. */
  readonly reachable: boolean;
  /** Whether an animation or transition moves it or a part of the page around it. */
  readonly moving: boolean;
  /** The number of the page's frame (`countFrames`). */
  readonly frame: number;
  readonly value: string | null;
}

/** Runs in the page: counts its frames. */
export function countFrames(): void {
  let frame = 0;
  requestAnimationFrame(function count() {
    frame += 1;
    document.documentElement.dataset.frame = String(frame);
    requestAnimationFrame(count);
  });
}

/** Runs in the page: scrolls the first visible element into view and returns its state, or null when there is none. */
export function stateOfFirst(elements: readonly HTMLElement[]): ElementState | null {
  const element = elements.find((candidate) => {
    const { width, height } = candidate.getBoundingClientRect();
    return width > 0 && height > 0 && candidate.checkVisibility({ visibilityProperty: true });
  });
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const moving = document.getAnimations().some(({ playState, effect }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return false;
    return effect.getTiming().iterations !== Infinity && effect.target?.contains(element);
  });
  return {
    x,
    y,
    reachable: hit !== null && (element.contains(hit) || hit.closest('label')?.control === element),
    moving,
    frame: Number(document.documentElement.dataset.frame),
    value: 'value' in element && typeof element.value === 'string' ? element.value : null,
  };
}
