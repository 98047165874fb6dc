import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { BACKEND_ORIGIN, SANDBOX_ORIGIN, withShop } from '../shared/story.tsx';
import { HomeScreen } from './Home.tsx';

const BRANDS = `${BACKEND_ORIGIN}/api.common.proto.brandservice.BrandService/GetBrand`;
const STOREFRONT = `${SANDBOX_ORIGIN}/api/2025-04/graphql.json`;

const meta = {
  component: HomeScreen,
  decorators: [withShop()],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    states: [
      'home--default',
      'home--hero',
      'home--category-shortcuts',
      'home--tiles',
      'home--shop-now',
      'home--promise-strip',
      'home--promise-try',
      'home--promise-returns',
      'home--trending',
      'home--top-selling',
      'home-brands--list',
      'home-cant-miss--loaded',
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Trending Right Now' })).toBeVisible();
    for (const text of [
      '30 minutes Delivery',
      'Try Before You Buy',
      'On the spot Returns',
      'Crop Tops',
      'Inner Wear',
    ]) {
      await expect(canvas.getAllByText(text)[0]).toBeInTheDocument();
    }
    await expect(
      within(canvas.getByRole('list', { name: 'Trending Right Now' })).getAllByRole('link'),
    ).toHaveLength(16);
    await expect(within(canvas.getByRole('list', { name: 'Top-Selling' })).getAllByRole('link')).toHaveLength(
      4,
    );
    await expect(canvas.getByRole('heading', { name: "Products You Can't Miss" })).toBeVisible();
  },
};

export const SignedIn: Story = {
  decorators: [withShop({ signedIn: true })],
  parameters: { states: ['home--signed-in'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Brands On Demand' })).toBeVisible();
  },
};

export const BrandsLoading: Story = {
  parameters: { states: ['home-brands--loading'] },
  beforeEach: ({ msw }) => {
    msw.use(http.post(BRANDS, () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    const brands = await canvas.findByRole('region', { name: 'Brands On Demand' });
    await expect(brands.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  },
};

export const BrandsFailed: Story = {
  parameters: { states: ['home-brands--error', 'home-brands--rpc-unavailable'] },
  beforeEach: ({ msw }) => {
    msw.use(http.post(BRANDS, () => new HttpResponse(null, { status: 503 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unable to load brands')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const BrandComingSoon: Story = {
  parameters: {
    states: [
      'home-brands--placeholders',
      'home-brands--placeholder-toast-title',
      'home-brands--placeholder-toast-body',
    ],
  },
  beforeEach: ({ msw }) => {
    msw.use(http.post(BRANDS, () => new HttpResponse(null, { status: 503 })));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Snitch/ }));
    await expect(await canvas.findByText('Coming Soon', { selector: 'p' })).toBeInTheDocument();
    await expect(canvas.getByText('Snitch will be available soon!')).toBeInTheDocument();
  },
};

export const CantMissLoading: Story = {
  parameters: { states: ['home-cant-miss--loading'] },
  beforeEach: ({ msw }) => {
    msw.use(http.post(STOREFRONT, () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading products you can't miss...")).toBeInTheDocument();
  },
};

export const CantMissFailed: Story = {
  parameters: { states: ['home-cant-miss--error-tag-women'] },
  beforeEach: ({ msw }) => {
    msw.use(http.post(STOREFRONT, () => new HttpResponse(null, { status: 500 })));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Error: Failed to fetch products by tag: women'),
    ).toBeInTheDocument();
  },
};

export const CantMissAddedWhileSignedOut: Story = {
  parameters: { states: ['home-cant-miss--add-signed-out'] },
  play: async ({ canvas }) => {
    const [add] = await canvas.findAllByRole('button', { name: /^Add to bag: / });
    if (!add) throw new Error('no product to add');
    await userEvent.click(add);
    await expect(await canvas.findByText('Went to /auth')).toBeVisible();
  },
};
