import { assertState } from '@naap/ui/fixtures/assert-state';
import { mockIntervals, runInterval } from '@naap/ui/fixtures/intervals';
import { within } from '@naap/ui/fixtures/queries';
import { SANDBOX_ORIGIN, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { CategoryLandingScreen } from './CategoryLanding.tsx';

const at = (name: string) => withShop({ path: `/category/${name}`, routePath: '/category/:categoryName' });

const STOREFRONT_URL = `${SANDBOX_ORIGIN}/api/2025-04/graphql.json`;

const meta = {
  title: 'Category landing page',
  component: CategoryLandingScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CategoryLandingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Expects four tiles in the first group, and four products with prices in each of the others. */
async function expectGroupsOfFour(
  canvas: ReturnType<typeof within>,
  [tiles = '', ...rows]: readonly string[],
) {
  await expect(within(canvas.getByRole('list', { name: tiles })).getAllByRole('link')).toHaveLength(4);
  for (const name of rows) {
    const row = within(await canvas.findByRole('list', { name }));
    await expect(row.getAllByRole('listitem')).toHaveLength(4);
    await expect(row.getAllByText(/^₹[\d,]+$/).length).toBeGreaterThanOrEqual(4);
  }
}

export const Women: Story = {
  decorators: [at('women')],
  parameters: {
    states: [
      'category-landing--women',
      'category-landing--quick-icons',
      'category-landing--featured-grid',
      'category-landing--banner-1',
      'category-landing--sample-women',
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'women' })).toBeVisible();
    const links = (name: string) => within(canvas.getByRole('list', { name })).getAllByRole('link');
    await assertState('category-landing--quick-icons', () =>
      expect(links('Quick categories')).toHaveLength(13),
    );
    await expect(links('Featured Categories')).toHaveLength(12);
    await expect(canvas.getByRole('link', { name: 'handbags' })).toHaveAttribute(
      'href',
      '/products?collection=handbags',
    );
    await assertState('category-landing--sample-women', () =>
      expectGroupsOfFour(canvas, [
        'Featured for women',
        'Top selling',
        'Dresses',
        'New arrivals',
        'Best sellers',
      ]),
    );
    await assertState('category-landing--banner-1', async () => {
      await expect(canvas.getAllByRole('button', { name: /^Highlight \d of 3$/ })).toHaveLength(3);
      await expect(canvas.getByRole('button', { name: 'Highlight 1 of 3' })).toHaveAttribute(
        'aria-current',
        'true',
      );
    });
  },
};

export const BannersMoveOn: Story = {
  decorators: [at('women')],
  parameters: { states: ['category-landing--banner-auto', 'category-landing--banner-last-wraps'] },
  beforeEach: mockIntervals,
  play: async ({ canvas }) => {
    const dot = (position: number) => canvas.getByRole('button', { name: `Highlight ${position} of 3` });
    (await canvas.findByRole('button', { name: 'Highlight 1 of 3' })).scrollIntoView({ block: 'center' });
    const moveTo = async (position: number) => {
      await runInterval(3000);
      await waitFor(() => expect(dot(position)).toHaveAttribute('aria-current', 'true'));
    };
    await assertState('category-landing--banner-auto', () => moveTo(2));
    await moveTo(3);
    await assertState('category-landing--banner-last-wraps', () => moveTo(1));
  },
};

export const Men: Story = {
  decorators: [at('men')],
  parameters: { states: ['category-landing--men', 'category-landing--sample-men'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Suits' })).toBeInTheDocument();
    const icons = within(canvas.getByRole('list', { name: 'Quick categories' })).getAllByRole('link');
    await expect(icons).toHaveLength(13);
    for (const icon of icons)
      await expect(icon).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/products\?tag=Men%27s\+Wear&tag=/),
      );
    await assertState('category-landing--sample-men', () =>
      expectGroupsOfFour(canvas, [
        'Featured for men',
        'Top selling',
        'Suits',
        'New arrivals',
        'Best sellers',
      ]),
    );
  },
};

export const Unknown: Story = {
  decorators: [at('kids')],
  parameters: { states: ['category-landing--unknown'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'women' })).toBeVisible();
    await expect(document.title).toMatch(/^Fashion for women/);
    await expect(canvas.getByRole('heading', { name: 'Featured for women' })).toBeInTheDocument();
  },
};

/** The storefront fails: the rest of the page stays. */
export const RowsFailed: Story = {
  decorators: [at('women')],
  beforeEach: ({ msw }) => {
    msw.use(http.post(STOREFRONT_URL, () => new HttpResponse(null, { status: 500 })));
  },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('region', { name: 'Top selling' }));
    await expect(await row.findByText(/^Error: /)).toBeInTheDocument();
    await expect(row.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Featured Categories' })).toBeVisible();
  },
};
