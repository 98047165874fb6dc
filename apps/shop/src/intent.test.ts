import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchIntent } from './intent.ts';

/** An element whose nearest link leads to `href`; none leads nowhere. */
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

/** As if it had bubbled up from `element`. */
function send(type: string, element: FakeElement) {
  const event = new Event(type);
  Object.defineProperty(event, 'target', { value: element });
  page.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('location', new URL('https://naap.example/'));
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const product = new FakeElement('https://naap.example/product/1');
const other = new FakeElement('https://naap.example/cart');

describe('watchIntent', () => {
  it('tells at once which link is touched', () => {
    const told = vi.fn();
    const stop = watchIntent(told);
    send('touchstart', product);
    expect(told).toHaveBeenCalledExactlyOnceWith(new URL('https://naap.example/product/1'));
    stop();
    send('touchstart', product);
    expect(told).toHaveBeenCalledOnce();
  });

  it.each(['mouseover', 'focusin'])('tells of %s where it rests, not where it passes', (type) => {
    const told = vi.fn();
    const stop = watchIntent(told);
    send(type, product);
    vi.advanceTimersByTime(50);
    send(type, other);
    vi.advanceTimersByTime(50);
    expect(told).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
    expect(told.mock.calls).toEqual([[new URL('https://naap.example/cart')]]);
    stop();
  });

  it('says nothing of other sites, of what is no link, and to who saves data', () => {
    const told = vi.fn();
    const stop = watchIntent(told);
    send('touchstart', new FakeElement('https://elsewhere.example/'));
    send('touchstart', new FakeElement(null));
    stop();
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    watchIntent(told);
    send('touchstart', product);
    expect(told).not.toHaveBeenCalled();
  });
});
