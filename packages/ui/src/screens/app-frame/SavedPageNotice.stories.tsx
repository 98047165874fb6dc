import { productOf, variantOf } from '@naap/fixtures/products';
import { linenShirt, replyWithProduct } from '@naap/fixtures/storefront-replies';
import { useProduct } from '@naap/state';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { loseConnection, restoreConnection } from '@naap/ui/fixtures/connection';
import { withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { Button } from '../../components/index.ts';
import { SavedPrices } from '../product-cards/SavedPrices.tsx';
import { SavedPageNotice } from './SavedPageNotice.tsx';

const product = (id: string, title: string) =>
  productOf([variantOf({ Size: 'M' })], { id: `gid://shopify/Product/${id}`, title });
const shirt = { product: product('123', 'Linen Shirt'), at: Date.UTC(2026, 10, 20, 6) };
const kurta = { product: product('2', 'Buta Kurta'), at: Date.UTC(2026, 10, 18, 6) };

function Product({ id }: { id: string }) {
  const { product: shown, error } = useProduct(id);
  return <h2>{shown?.title ?? error?.message ?? `Product ${id}`}</h2>;
}

/** A page that shows these products, with a button that leads to the product 3, which was not saved. */
function Page({ ids }: { ids: readonly string[] }) {
  const [shown, setShown] = useState(ids);
  return (
    <main style={{ minBlockSize: '50vh' }}>
      {shown.map((id) => (
        <Product key={id} id={id} />
      ))}
      <Button label="Another page" onClick={() => setShown(['3'])} />
    </main>
  );
}

/** The notice above a page that was opened without a connection and shows data that this device has saved. */
const meta = {
  title: 'Every page/Saved page notice',
  component: SavedPageNotice,
  decorators: [withShop({ path: '/product/123', savedProducts: [shirt, kurta] })],
  render: () => <Page ids={['123']} />,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(replyWithProduct(linenShirt({ variants: [{ size: 'M' }] })));
    return loseConnection(msw);
  },
} satisfies Meta<typeof SavedPageNotice>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { name });
const NOTICE = /^You are offline\. This page was saved on/;
const expectNoNotice = (canvas: Canvas) => waitFor(() => expect(canvas.queryByText(NOTICE)).toBeNull());

export const Saved: Story = {
  parameters: { states: ['offline--saved-page'] },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Linen Shirt')).toBeVisible();
    const notice = await canvas.findByText(
      'You are offline. This page was saved on 20 November. Prices may have changed.',
    );
    await expect(notice).toBeVisible();
    await expect(canvas.getAllByRole('status')).toContain(notice.closest('[role="status"]'));
  },
};

/** A list says too of which day its prices are; only the notice is announced. */
export const SavedList: Story = {
  parameters: { states: ['offline--saved-prices'] },
  render: () => (
    <>
      <SavedPrices />
      <Page ids={['123']} />
    </>
  ),
  play: async ({ canvas }) => {
    await heading(canvas, 'Linen Shirt');
    const prices = await canvas.findByText('Prices of 20 November');
    await expect(prices).toBeVisible();
    await expect(prices.closest('[role="status"]')).toBeNull();
  },
};

/** The date is that of the oldest data. */
export const SavedAtSeveralTimes: Story = {
  parameters: { states: ['offline--oldest-data'] },
  render: () => <Page ids={['123', '2']} />,
  play: async ({ canvas }) => {
    await heading(canvas, 'Linen Shirt');
    await heading(canvas, 'Buta Kurta');
    await expect(await canvas.findByText(/saved on 18 November/)).toBeVisible();
  },
};

export const InHindi: Story = {
  globals: { language: 'hi' },
  parameters: { states: ['offline--hindi'] },
  play: async ({ canvas }) => {
    await heading(canvas, 'Linen Shirt');
    await expect(await canvas.findByText(/^आप ऑफ़लाइन हैं।/)).toBeVisible();
  },
};

/** Nothing that this page shows was saved. */
export const NotSaved: Story = {
  parameters: { states: ['offline--not-saved'] },
  render: () => <Page ids={['3']} />,
  play: async ({ canvas }) => {
    await heading(canvas, 'Failed to fetch product from the storefront provider.');
    await assertState('offline--not-saved', () => expectNoNotice(canvas));
  },
};

/** Only the data of the page that is shown counts. */
export const LeadsToAnotherPage: Story = {
  parameters: { states: ['offline--page-left'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(NOTICE)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Another page' }));
    await heading(canvas, 'Failed to fetch product from the storefront provider.');
    await assertState('offline--page-left', () => expectNoNotice(canvas));
  },
};

/** The page fetches its data again. */
export const ConnectionReturns: Story = {
  ...SavedList,
  parameters: { states: ['offline--connection-returns'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(NOTICE)).toBeVisible();
    const prices = await canvas.findByText('Prices of 20 November');
    restoreConnection();
    await assertState('offline--connection-returns', () => expectNoNotice(canvas));
    await waitFor(() => expect(prices).not.toBeInTheDocument());
  },
};
