import { naap, parseContent } from '@naap/content';
import { cartOf, type Seed } from '@naap/fixtures/seeds';
import { createShopFixture, type ShopFixture, type ShopFixtureOptions } from '@naap/fixtures/shop';
import { replyToSearch } from '@naap/fixtures/storefront-replies';
import { getLocale } from '@naap/messages/runtime';
import { App } from '@naap/shop/app';
import type { StateId } from '@naap/ui/all-states';
import type { within } from '@naap/ui/fixtures/queries';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';

/** The whole app with all routes. MSW answers with remotes that each story has for itself. */
const meta = {
  title: 'Whole shop',
  component: App,
  parameters: { layout: 'fullscreen' },
  beforeEach: clearShopStorage,
} satisfies Meta<typeof App>;

export default meta;
// The decorator passes the props.
type Story = Omit<StoryObj<typeof meta>, 'args'>;
type Canvas = ReturnType<typeof within>;

interface ShopOptions extends ShopFixtureOptions {
  readonly path?: string;
  readonly seeds?: readonly Seed[];
}

function shop({ path = '/', seeds = [], ...options }: ShopOptions = {}): Decorator {
  return function OpenShop() {
    const [opening] = useState(async () => {
      const fixture = createShopFixture({ language: getLocale().toUpperCase(), ...options });
      for (const seed of seeds) await seed(fixture);
      return fixture;
    });
    return (
      <Suspense fallback={null}>
        <Shop opening={opening} path={path} />
      </Suspense>
    );
  };
}

function Shop({ opening, path }: { opening: Promise<ShopFixture>; path: string }) {
  const { clients, sandbox } = use(opening);
  const [content] = useState(() => parseContent(naap, 'The content of the story', getLocale()));
  return (
    <MemoryRouter initialEntries={[path]}>
      <App clients={clients} content={content} siteUrl="" smsInboxUrl={sandbox.urls.inbox} />
    </MemoryRouter>
  );
}

/** Removes what the shop has stored in the browser, but not Storybook's own entries. */
function clearShopStorage() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (!/storybook/i.test(key)) storage.removeItem(key);
  }
}

const title = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('heading', { level: 1, name });

async function click(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

async function follow(canvas: Canvas, name: string | RegExp) {
  await userEvent.click(await canvas.findByRole('link', { name }));
}

function one(within: Element, selector: string): Element {
  const found = within.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

async function chooseSize(canvas: Canvas) {
  await userEvent.click(
    one(await canvas.findByRole('group', { name: 'Size' }), 'input:not([aria-disabled=true])'),
  );
}

/** The shop as a visitor sees it, to try by hand. */
export const Open: Story = {
  decorators: shop(),
  play: async ({ canvas }) => {
    await expect(await title(canvas, /Try it on/)).toBeVisible();
  },
};

export const BagWhileSignedOut: Story = {
  parameters: { states: ['home-cart-button--signed-out'] },
  decorators: shop(),
  play: async ({ canvas }) => {
    await follow(canvas, 'Bag, empty');
    await title(canvas, 'Sign In');
  },
};

export const BagWhileSignedIn: Story = {
  parameters: { states: ['home-cart-button--signed-in'] },
  decorators: shop({ signedIn: true, seeds: [cartOf(2)] }),
  play: async ({ canvas }) => {
    await follow(canvas, 'Bag, 2 items');
    await title(canvas, 'Cart (2)');
  },
};

export const BackToHome: Story = {
  parameters: { states: ['home-topbar--back-to-home'] },
  decorators: shop({ path: '/categories' }),
  play: async ({ canvas }) => {
    await click(canvas, 'Back to home');
    await title(canvas, /Try it on/);
  },
};

export const BackToCart: Story = {
  parameters: { states: ['checkout--back'] },
  decorators: shop({ path: '/checkout', signedIn: true, seeds: [cartOf(1)] }),
  play: async ({ canvas }) => {
    await click(canvas, 'Back to cart');
    await title(canvas, 'Cart (1)');
  },
};

export const AddFromHomeWhileSignedOut: Story = {
  parameters: { states: ['home-cant-miss--add-signed-out'] },
  decorators: shop(),
  beforeEach: ({ msw }) =>
    msw.use(replyToSearch(() => [{ id: 8, title: 'Linen Stole', vendor: 'Kora', variants: 1 }])),
  play: async ({ canvas }) => {
    await click(canvas, 'Add to bag: Linen Stole');
    await title(canvas, 'Sign In');
  },
};

export const AddWhileSignedOut: Story = {
  parameters: { states: ['product-detail--add-signed-out'] },
  decorators: shop({ path: '/products' }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await waitFor(() => one(canvasElement, 'main a[href^="/product/"]')));
    await chooseSize(canvas);
    await click(canvas, 'ADD TO BAG');
    await title(canvas, 'Sign In');
  },
};

const searching = (typed: string, heading: string, states: readonly StateId[]): Story => ({
  parameters: { states },
  decorators: shop({ path: '/search-page' }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), typed);
    await title(canvas, heading);
  },
});

/** On a phone; wide screens have the field in the header. */
export const SearchOpened: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { states: ['home-search--tap-opens-search-page'] },
  decorators: shop(),
  play: async ({ canvas }) => {
    await follow(canvas, 'Search for products');
    await canvas.findByRole('combobox');
  },
};

export const SearchSubmitted = searching('  red dress {Enter}', 'Search: red dress', [
  'search-page--submit',
  'search-page--submit-trimmed',
]);
export const SuggestionChosen = searching('Dresses{ArrowDown}{Enter}', 'Search: Dresses', [
  'search-page--suggestion-chosen',
]);

export const BrandChosen: Story = {
  parameters: { states: ['search-page--brand-chosen'] },
  decorators: shop({ path: '/search-page' }),
  play: async ({ canvas }) => {
    await follow(canvas, 'H&M');
    await title(canvas, 'Search: H&M');
  },
};
