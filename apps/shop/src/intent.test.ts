import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchIntent } from './intent.ts';

/** An element inside a link to `href`; null for an element outside any link. */
class FakeElement extends EventTarget {
  readonly href: string | null;
  constructor(href: string | null) {
    super();
    this.href = href;
  }
  closest() {
    return this.href === null ? null : this;
  }
}

const page = new EventTarget();

/** Dispatches an event on the page as if it had bubbled up from `element`. */
function send(type: string, element: FakeElement) {
  const event = new Event(type);
  Object.defineProperty(event, 'target', { value: element });
  page.dispatchEvent(event);
}

/** Sets whether the pointer can hover: a mouse, but not a finger. */
const stubHover = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('location', new URL('https://naap.example/'));
  vi.stubGlobal('navigator', {});
  stubHover(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const product = new FakeElement('https://naap.example/product/1');
const other = new FakeElement('https://naap.example/cart');

describe('watchIntent', () => {
  it('reports a touched link at once, until it is stopped', () => {
    const onIntent = vi.fn();
    const stop = watchIntent(onIntent);
    send('touchstart', product);
    expect(onIntent).toHaveBeenCalledExactlyOnceWith(new URL('https://naap.example/product/1'));
    stop();
    send('touchstart', product);
    expect(onIntent).toHaveBeenCalledOnce();
  });

  it.each(['mouseover', 'focusin'])('reports %s on a link after the dwell time', (type) => {
    const onIntent = vi.fn();
    const stop = watchIntent(onIntent);
    send(type, product);
    vi.advanceTimersByTime(50);
    send(type, other);
    vi.advanceTimersByTime(50);
    expect(onIntent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
    expect(onIntent.mock.calls).toEqual([[new URL('https://naap.example/cart')]]);
    stop();
  });

  it('ignores the mouseover of a tap', () => {
    stubHover(false);
    const onIntent = vi.fn();
    const stop = watchIntent(onIntent);
    send('mouseover', product);
    vi.advanceTimersByTime(100);
    expect(onIntent).not.toHaveBeenCalled();
    stop();
  });

  it('ignores other origins and elements outside links, and does nothing when data saving is on or the connection is slow', () => {
    const onIntent = vi.fn();
    const stop = watchIntent(onIntent);
    send('touchstart', new FakeElement('https://elsewhere.example/'));
    send('touchstart', new FakeElement(null));
    stop();
    for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
      vi.stubGlobal('navigator', { connection });
      watchIntent(onIntent);
      send('touchstart', product);
    }
    expect(onIntent).not.toHaveBeenCalled();
  });
});
