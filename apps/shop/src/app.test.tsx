// @vitest-environment jsdom
import { formatMoney, inr } from '@naap/api-clients/pricing';
import { naap, parseContent } from '@naap/content';
import { createDirectShop } from '@naap/fixtures/direct-shop';
import { CONSENT_KEY } from '@naap/state';
import { createDispatcher } from '@naap/state/dispatcher';
import { createEventRecorder } from '@naap/state/test/recorded-events';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  BrowserRouter,
  unstable_HistoryRouter as HistoryRouter,
  StaticRouter,
  useNavigate,
} from 'react-router-dom';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { App } from './app.tsx';
import { createHistory } from './create-history.ts';
import { findRoute } from './routes/index.ts';

// Far above any expected duration: only a test that hangs reaches it.
configure({
  asyncUtilTimeout: 60_000,
  /** Without the page's HTML, which Testing Library would format again on every attempt. */
  getElementError: (message) => new Error(message ?? 'no element was found'),
});

/** What jsdom lacks. Nothing is ever near the viewport. */
class NeverIntersecting {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NeverIntersecting);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => undefined);
  Object.assign(Element.prototype, { scrollTo: () => undefined, checkVisibility: () => true });
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  Object.assign(navigator, { share: async () => undefined });
  localStorage.setItem(CONSENT_KEY, 'granted');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const press = async (role: 'button' | 'link' | 'radio', name: string | RegExp) =>
  fireEvent.click((await screen.findAllByRole(role, { name }))[0] as HTMLElement);

const shop = (
  loadEvents?: Parameters<typeof App>[0]['loadEvents'],
  clients = createDirectShop().clients,
): ReactNode => (
  <App
    clients={clients}
    content={parseContent(naap, 'naap')}
    siteUrl="https://naap.example"
    smsInboxUrl={null}
    loadEvents={loadEvents}
  />
);

/** What Back does to a history entry of the same document. */
function goBackTo(path: string): void {
  history.replaceState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
/** Goes back while React renders the page for the first time. */
function BackWhileHydrating() {
  useState(() => goBackTo('/search-page'));
  return null;
}
function NavigateAtOnce() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/search-page'), [navigate]);
  return null;
}

it.each([
  { when: 'before it is hydrated', whileHydrating: null, afterwards: () => goBackTo('/search-page') },
  { when: 'while it is hydrated', whileHydrating: <BackWhileHydrating /> },
  { when: 'before its screen is hydrated', whileHydrating: <NavigateAtOnce /> },
])('hydrates a page that is left $when', async ({ whileHydrating, afterwards }) => {
  await Promise.all(
    ['/categories', '/search-page'].map((path) => findRoute(new URL(path, location.origin)).route.load()),
  );
  // React does not delay its work until the end of a test's action, so the screen is hydrated after the effects of the frame.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  history.replaceState(null, '', '/categories');
  const page = document.createElement('div');
  page.innerHTML = renderToString(<StaticRouter location="/categories">{shop()}</StaticRouter>);
  document.body.append(page);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Categories');
  const errors: string[] = [];
  const hydrated = (
    <HistoryRouter history={createHistory()}>
      {shop()}
      {whileHydrating}
    </HistoryRouter>
  );
  const root = await new Promise<ReturnType<typeof hydrateRoot>>((resolve) =>
    startTransition(() => {
      resolve(hydrateRoot(page, hydrated, { onRecoverableError: (error) => errors.push(`${error}`) }));
      afterwards?.();
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Search' });
  expect(errors).toEqual([]);
  root.unmount();
  page.remove();
});

it('shows a price with paise as the specification rounds it on every screen, and sends each event of an order once although effects run twice', async () => {
  const { clients, sandbox } = createDirectShop();
  await clients.shopApi.createAddress({
    name: 'Asha Menon',
    phone: '+919876543210',
    address: '1 MG Road',
    latitude: 12.97,
    longitude: 77.59,
  });
  const { products } = await clients.storefront.searchProducts({ searchQuery: 'kurta' });
  const product = products.find(({ availableForSale }) => availableForSale);
  if (!product) throw new Error('no kurta is for sale');
  const { id, name, price } = product;
  const withPaise = inr(price.amount + 50);
  const [exact, rounded] = [formatMoney(withPaise, 'exact'), formatMoney(withPaise)];
  const variants = sandbox.catalogue.products.find((other) => id.endsWith(`/${other.id}`))?.variants ?? [];
  const addPaise = (paise: number) => {
    for (const variant of variants) Object.assign(variant, { price: variant.price + paise });
  };
  addPaise(50);
  // The sandboxes of a process share the catalogue.
  onTestFinished(() => addPaise(-50));
  const rupees = Math.ceil(withPaise.amount / 100);
  history.replaceState(null, '', `/products?search=kurta&price=-${rupees - 1}`);
  render(<BrowserRouter>{shop(undefined, clients)}</BrowserRouter>);
  await screen.findAllByRole('link', { name: /kurta/i });
  expect(screen.queryByRole('link', { name: new RegExp(name) })).toBeNull();
  cleanup();

  const recorder = createEventRecorder();
  const onEffect = vi.fn();
  function EffectCounter() {
    useEffect(onEffect, []);
    return null;
  }
  history.replaceState(null, '', `/products?search=kurta&price=${rupees}-${rupees}`);
  render(
    <StrictMode>
      <EffectCounter />
      <BrowserRouter>
        {shop(async () => ({ adapter: recorder.adapter, createDispatcher }), clients)}
      </BrowserRouter>
    </StrictMode>,
  );
  // Only the development build of React does this.
  expect(onEffect).toHaveBeenCalledTimes(2);
  const mainText = () => document.querySelector('main')?.textContent;
  const waitForRounded = async () => {
    await waitFor(() => expect(mainText()).toContain(rounded));
    expect(mainText()).not.toContain(exact);
  };
  await waitForRounded();
  await press('link', new RegExp(name));
  await screen.findByRole('button', { name: 'ADD TO BAG' });
  await waitForRounded();
  await press('button', 'Share');
  await press('radio', /^[SML]$/);
  await press('button', 'ADD TO BAG');
  await press('link', 'Bag, 1 item');
  await screen.findByRole('link', { name: 'Proceed to Checkout' });
  await waitForRounded();
  await press('link', 'Proceed to Checkout');
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: /Asha Menon/ })).toHaveProperty('checked', true),
  );
  expect(mainText()).toContain(exact);
  await press('button', 'Place Order');
  await screen.findByText('Confirmed');
  expect(mainText()).toContain(exact);
  await waitFor(() =>
    expect(recorder.events.map(({ name }) => name).sort()).toEqual([
      'add_to_cart',
      'begin_checkout',
      'purchase',
      'search',
      'select_item',
      'share',
      'view_cart',
      'view_item',
      'view_item_list',
    ]),
  );
});
