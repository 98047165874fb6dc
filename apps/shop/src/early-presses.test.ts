// @vitest-environment jsdom
import type {} from '@naap/ui/screens/app-frame';
import { beforeEach, expect, it, vi } from 'vitest';

/** Opens a page that is not hydrated, with the module of its document, and records the presses that its controls handle. */
async function openPage() {
  document.body.innerHTML = `<div id="root" data-dehydrated><main>
    <button id="bag"><span>Add to bag</span></button>
    <label id="m">M <input type="radio" name="size"></label>
    <input id="offers" type="checkbox">
    <input id="name">
    <a id="home" href="#home">Home</a>
    <button id="bell" popovertarget="offers-list">Offers</button>
  </main></div><button id="outside">Accept</button>`;
  vi.resetModules();
  await import('./early-presses.ts');
  const handled: string[] = [];
  for (const control of document.querySelectorAll('[id]'))
    control.addEventListener('click', ({ currentTarget }) => handled.push((currentTarget as Element).id));
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  return { handled, press, repeat: () => window.repeatEarlyPresses?.() };
}

beforeEach(() => window.repeatEarlyPresses?.());

it('repeats presses in their order, on the elements that were pressed', async () => {
  const { handled, press, repeat } = await openPage();
  press('#m');
  press('#offers');
  press('#bag span');
  expect(handled).toEqual([]);
  expect(document.querySelector('#bag')?.matches('[data-pressed]')).toBe(true);
  await repeat();
  expect(handled.filter((id) => id !== 'root')).toEqual(['m', 'm', 'offers', 'bag']);
  expect(document.querySelectorAll(':checked')).toHaveLength(2);
  expect(document.querySelector('[data-pressed]')).toBeNull();
});

it('drops a press whose element was replaced, also by one of the same name', async () => {
  const { handled, press, repeat } = await openPage();
  press('#bag');
  const main = document.querySelector('main');
  if (main) main.innerHTML = '<div></div><button id="bag"><span>Add to bag</span></button>';
  await repeat();
  expect(handled).toEqual([]);
});

it('repeats a press on the same element when another was inserted before it', async () => {
  const { handled, press, repeat } = await openPage();
  press('#bag');
  document.querySelector('main')?.prepend(document.createElement('div'));
  await repeat();
  expect(handled).toContain('bag');
});

it('leaves links, text fields, popovers and controls outside the page to the browser', async () => {
  const { handled, press } = await openPage();
  for (const id of ['home', 'name', 'bell', 'outside']) press(`#${id}`);
  expect(handled.filter((id) => id !== 'root')).toEqual(['home', 'name', 'bell', 'outside']);
});

it('leaves all presses to React after the repetition', async () => {
  const { handled, press, repeat } = await openPage();
  await repeat();
  press('#bag');
  expect(handled).toContain('bag');
});
