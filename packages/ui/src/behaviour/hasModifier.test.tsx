// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Carousel } from '../components/Carousel/index.ts';
import { Gallery } from '../components/Gallery/index.ts';
import { LeftRail } from '../components/LeftRail/index.ts';
import { OtpField } from '../components/OtpField/index.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeAll(() => {
  // jsdom has no layout.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  Element.prototype.scrollTo = () => {};
});
afterAll(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
});
const nothing = () => undefined;
const name = () => 'name';

const components: readonly (readonly [string, string, string, ReactNode])[] = [
  ['OtpField', 'input', 'ArrowLeft', <OtpField key="" label="Code" value="407" onValueChange={nothing} />],
  [
    'Gallery',
    'ul',
    'ArrowRight',
    <Gallery
      key=""
      images={['/1.webp', '/2.webp'].map((url) => ({ url, alt: '' }))}
      labels={{ gallery: '', previous: '', next: '', pause: '', play: '', open: name }}
      sizes="100vw"
      onOpen={nothing}
    />,
  ],
  [
    'Carousel',
    'ul',
    'ArrowLeft',
    <Carousel
      key=""
      label="Offers"
      banners={['One', 'Two'].map((title) => ({ title, subtitle: '', picture: null }))}
      intervalMs={4000}
      labels={{ pause: '', play: '', goTo: name, carousel: '', slide: '' }}
    />,
  ],
  [
    'LeftRail',
    'button',
    'ArrowDown',
    <LeftRail
      key=""
      label="Shop for"
      tabs={['women', 'men'].map((value) => ({ value, label: value }))}
      value="women"
      onValueChange={nothing}
      panelId="panel"
    />,
  ],
];

it.each(components)(
  '%s leaves arrow keys with Alt, Ctrl or Cmd to the browser',
  async (_, target, key, component) => {
    const page = document.body.appendChild(document.createElement('div'));
    const root = createRoot(page);
    await act(() => root.render(component));
    const press = (modifiers: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
      act(() => void page.querySelector(target)?.dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect(press({})).toBe(true);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(press({ [modifier]: true }), modifier).toBe(false);
    act(() => root.unmount());
    page.remove();
  },
);
