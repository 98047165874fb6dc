// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refetchLostStylesheets } from './lost-stylesheets.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

refetchLostStylesheets();

function addLink(rel: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href: '/assets/Cart.css' });
  document.head.append(link);
  return link;
}

const links = () => [...document.querySelectorAll('link')];

test('fetches a stylesheet again that got lost, until it is there', () => {
  const lost = addLink('stylesheet');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const [before] = links();
    before?.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(1000);
    expect(links()).toHaveLength(1);
    expect(links()[0]).not.toBe(before);
    expect(links()[0]?.href).toBe(lost.href);
  }
});

test('waits for the connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const lost = addLink('stylesheet');
  lost.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(60_000);
  expect(links()[0]).toBe(lost);
  window.dispatchEvent(new Event('online'));
  expect(links()[0]).not.toBe(lost);
});

test('leaves other links alone', () => {
  const preload = addLink('modulepreload');
  preload.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(60_000);
  expect(links()[0]).toBe(preload);
});
