import type { Naap, SizeChart } from '@naap/api-clients/naap';
import { productOf, variantOf } from '@naap/fixtures/products';
import { replyWithProduct, shirtWithOptions } from '@naap/fixtures/storefront-replies';
import { waitForFrames } from '@naap/ui/fixtures/intervals';
import { expectStableLayout, sampleMotion } from '@naap/ui/fixtures/motion-samples';
import { hasLargeText, hasReaderStyles } from '@naap/ui/fixtures/reader-styles';
import { BACKEND_ORIGIN, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fireEvent, fn, userEvent, waitFor, type within } from 'storybook/test';
import { ProductDetailScreen } from './ProductDetail.tsx';
import { ProductPage } from './ProductPage.tsx';

/** A shirt without XXL in stock. */
const shirt = shirtWithOptions({
  options: { Size: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] },
  variantOf: ({ Size }) => ({ available: Size !== 'XXL' }),
});

const meta = {
  title: 'Product detail/Both sizes',
  component: ProductDetailScreen,
  decorators: [withShop({ path: '/product/123?Size=M', routePath: '/product/:productId' })],
  parameters: { layout: 'fullscreen', shop: { signedIn: true } },
  beforeEach: ({ msw }) => msw.use(replyWithProduct(shirt)),
} satisfies Meta<typeof ProductDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const size = (canvas: Canvas, name: string) => canvas.findByRole('radio', { name });
const offer = (canvas: Canvas, smaller = 'M', larger = 'L') =>
  canvas.findByRole('button', { name: `Not sure? Try ${smaller} and ${larger}, pay for one.` });
const add = (canvas: Canvas, label: string) => canvas.findByRole('button', { name: label });

/** Returns where the block of ink begins and ends. */
function blockOf(canvas: Canvas) {
  const tape = canvas.getByRole('group', { name: 'Size' });
  const boxes = [...tape.querySelectorAll(':scope > div > span')].map((block) =>
    block.getBoundingClientRect(),
  );
  const left = Math.min(...boxes.map((box) => box.left));
  return { left, width: Math.max(...boxes.map((box) => box.right)) - left };
}

/** Expects that the block of ink covers these sizes. */
async function expectBlock(canvas: Canvas, first: string, last = first) {
  const { left } = (await size(canvas, first)).getBoundingClientRect();
  const { right } = (await size(canvas, last)).getBoundingClientRect();
  await waitFor(() => {
    const block = blockOf(canvas);
    expect(block.left).toBeCloseTo(left, 0);
    expect(block.left + block.width).toBeCloseTo(right, 0);
  });
}

async function drag(canvas: Canvas, from: string, sizes: number, pointerType: 'mouse' | 'touch') {
  const radio = await size(canvas, from);
  radio.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = radio.getBoundingClientRect();
  const pointer = { pointerType, isPrimary: true, bubbles: true, button: 0, clientY: top + height / 2 };
  const middle = left + width / 2;
  const start = document.elementFromPoint(middle, pointer.clientY) ?? radio;
  fireEvent.pointerDown(start, { ...pointer, clientX: middle });
  for (const share of [0.2, 0.6, 1]) {
    fireEvent.pointerMove(window, { ...pointer, clientX: middle + share * sizes * width });
    await waitForFrames(1);
  }
  return { release: () => fireEvent.pointerUp(window, { ...pointer, clientX: middle + sizes * width }) };
}

/** Nothing is offered before a size is selected, and the offer does not move the page. */
export const Offered: Story = {
  parameters: { shop: { path: '/product/123' } },
  play: async ({ canvas }) => {
    const guide = await canvas.findByText('Easy fit', { exact: false });
    const top = () => guide.getBoundingClientRect().top + window.scrollY;
    const before = top();
    await expect(canvas.queryByText(/pay for one/)).toBeNull();
    // Nothing is between the tape, one line and the time of arrival.
    const note = await canvas.findByText('Measure once, and your size is marked.');
    const [tape, line, arrival] = [
      canvas.getByRole('group', { name: /Size/ }),
      note,
      canvas.getByText(/^Arrives by/),
    ].map((element) => element.getBoundingClientRect());
    await expect(Number(line?.top) - Number(tape?.bottom)).toBeLessThan(24);
    await expect(Number(arrival?.top) - Number(line?.bottom)).toBeLessThan(56);
    await userEvent.click(await size(canvas, 'M'));
    await waitFor(() => expect(canvas.getByRole('button', { name: /pay for one/ })).toBeVisible());
    // A text of two lines, as with larger letters, needs more.
    if (!hasLargeText() && !hasReaderStyles()) await expect(top()).toBeCloseTo(before, 0);
    await expect(await add(canvas, 'ADD TO BAG')).toBeVisible();
  },
};

/** A press on the offer stretches the block, and another press goes back. */
export const Pressed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await offer(canvas));
    await expectBlock(canvas, 'M', 'L');
    await expect(await add(canvas, 'ADD M + L')).toBeVisible();
    await expect(canvas.getByText('M and L are selected. Try both, pay for one.')).toBeInTheDocument();
    await expect(canvas.getByText('M + L')).toBeVisible();
    await expect(canvas.getAllByText((text) => text.includes('₹2,998'))).not.toHaveLength(0);
    await userEvent.click(await canvas.findByRole('button', { name: 'Take only M' }));
    await expectBlock(canvas, 'M');
    await expect(await add(canvas, 'ADD TO BAG')).toBeVisible();
    await userEvent.click(await offer(canvas));
    await expectBlock(canvas, 'M', 'L');
  },
};

/** The block and its ticks stretch to the right in one motion. */
export const Stretches: Story = {
  globals: { motion: 'full' },
  play: async ({ canvas }) => {
    const button = await offer(canvas);
    await expectBlock(canvas, 'M');
    const blocks: ReturnType<typeof blockOf>[] = [];
    const stretch = await sampleMotion({
      scope: () => canvas.getByRole('group', { name: 'Size' }),
      start: () => userEvent.click(button),
      settled: 'before',
      onFrame: () => void blocks.push(blockOf(canvas)),
    });
    expectStableLayout(stretch);
    await expect(stretch.moves).toBe(true);
    const widths = blocks.map(({ width }) => width);
    const [narrowest = 0] = widths;
    await expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    await expect(widths.at(-1)).toBeCloseTo(2 * narrowest, 0);
    await expect(widths.some((width) => width > 1.2 * narrowest && width < 1.8 * narrowest)).toBe(true);
    for (const { left } of blocks) await expect(left).toBeCloseTo(blocks[0]?.left ?? 0, 0);
  },
};

export const DraggedByTouch: Story = {
  play: async ({ canvas }) => {
    const pointerType = 'touch';
    await offer(canvas);
    // The browser scrolls the tape or the page instead: the block goes back.
    await drag(canvas, 'M', 1, pointerType);
    await expectBlock(canvas, 'M', 'L');
    fireEvent.pointerCancel(window, { pointerType, isPrimary: true });
    await expectBlock(canvas, 'M');
    await expect(canvas.getByRole('button', { name: 'ADD TO BAG' })).toBeVisible();
    const first = await drag(canvas, 'M', 0.4, pointerType);
    first.release();
    await expectBlock(canvas, 'M');
    await expect(canvas.getByRole('button', { name: 'ADD TO BAG' })).toBeVisible();
    const larger = await drag(canvas, 'M', 1, pointerType);
    await expectBlock(canvas, 'M', 'L');
    larger.release();
    await expect(await add(canvas, 'ADD M + L')).toBeVisible();
    // Back from its end, and then to the smaller size.
    (await drag(canvas, 'L', -1, pointerType)).release();
    await expect(await add(canvas, 'ADD TO BAG')).toBeVisible();
    await expectBlock(canvas, 'M');
    (await drag(canvas, 'M', -1, pointerType)).release();
    await expect(await add(canvas, 'ADD S + M')).toBeVisible();
    await expectBlock(canvas, 'S', 'M');
    // From its end the larger size stays.
    (await drag(canvas, 'S', 1, pointerType)).release();
    await expect(await add(canvas, 'ADD TO BAG')).toBeVisible();
    await expectBlock(canvas, 'M');
  },
};

/** Shift with an arrow key stretches the block, and the other way goes back. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await offer(canvas);
    (await size(canvas, 'M')).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(await add(canvas, 'ADD M + L')).toBeVisible();
    await expect(canvas.getByText('M and L are selected. Try both, pay for one.')).toBeInTheDocument();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(await add(canvas, 'ADD TO BAG')).toBeVisible();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(await add(canvas, 'ADD S + M')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'M' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await add(canvas, 'ADD TO BAG')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'L' })).toBeChecked();
  },
};

/** A press on one of the two sizes goes back to it. */
export const BackToOne: Story = {
  parameters: { shop: { path: '/product/123?Size=M&with=L' } },
  play: async ({ canvas }) => {
    await add(canvas, 'ADD M + L');
    await canvas.findByRole('button', { name: 'Take only M' });
    await userEvent.click(canvas.getByRole('radio', { name: 'M' }));
    await expect(await add(canvas, 'ADD TO BAG')).toBeVisible();
    await expectBlock(canvas, 'M');
    await userEvent.click(await offer(canvas));
    await add(canvas, 'ADD M + L');
    await userEvent.click(canvas.getByRole('radio', { name: 'L' }));
    await expect(await add(canvas, 'ADD TO BAG')).toBeVisible();
    await expectBlock(canvas, 'L');
  },
};

/** The larger neighbour is sold out, so the smaller one is offered. */
export const LargerSoldOut: Story = {
  parameters: { shop: { path: '/product/123?Size=XL' } },
  play: async ({ canvas }) => {
    await expect(await offer(canvas, 'L', 'XL')).toBeVisible();
    (await drag(canvas, 'XL', 1, 'mouse')).release();
    await expectBlock(canvas, 'XL');
  },
};

/** Both neighbours are sold out: nothing is offered, and the pair of the URL is ignored. */
export const NeighboursSoldOut: Story = {
  parameters: { shop: { path: '/product/123?Size=M&with=L' } },
  beforeEach: ({ msw }) =>
    msw.use(
      replyWithProduct(
        shirtWithOptions({
          options: { Size: ['S', 'M', 'L'] },
          variantOf: ({ Size }) => ({ available: Size === 'M' }),
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await add(canvas, 'ADD TO BAG')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: 'M' }).closest('label')).toHaveAttribute('data-stretches'),
    );
    await expect(canvas.queryByText(/pay for one/)).toBeNull();
  },
};

const changed = fn();
/** Answers changes of the bag; refuses the variants in `refused`. */
const bag = (...refused: string[]) =>
  http.post(`${BACKEND_ORIGIN}/cart`, async ({ request }) => {
    const body = (await request.json()) as { readonly product_variant_id?: string };
    changed(body);
    return refused.some((id) => JSON.stringify(body).includes(id))
      ? HttpResponse.json({ detail: 'Only 1 left, which is in another bag' }, { status: 422 })
      : HttpResponse.json({ status: 'success', items: [] });
  });

/** One press adds both sizes, and one Undo takes both out again. */
export const AddedAndUndone: Story = {
  parameters: { shop: { path: '/product/123?Size=M&with=L' } },
  beforeEach({ msw }) {
    changed.mockClear();
    msw.use(bag());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await add(canvas, 'ADD M + L'));
    await waitFor(() =>
      expect(canvas.getByText('Linen Shirt (Size: M + L) added to your bag')).toBeVisible(),
    );
    await expect(changed).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByText('Item Removed')).toBeVisible());
    await expect(changed).toHaveBeenCalledTimes(4);
  },
};

/** One size is refused: the other stays in the bag. */
export const OneRefused: Story = {
  parameters: { shop: { path: '/product/123?Size=M&with=L' } },
  beforeEach: ({ msw }) => msw.use(bag('503')),
  play: async ({ canvas }) => {
    await userEvent.click(await add(canvas, 'ADD M + L'));
    await waitFor(() => expect(canvas.getByText(/^M is in your bag\. L is not: /)).toBeVisible());
  },
};

const sizeChart: SizeChart = {
  measurements: ['chest'],
  sizes: ['S', 'M', 'L', 'XL'].map((name, index) => ({
    size: name,
    ranges: { chest: [860 + 40 * index, 900 + 40 * index] },
  })),
};
const naap: Naap = { measurements: { chest: 940 }, preference: 'regular', unit: 'cm', known_sizes: [] };

/** The shopper is between two sizes: both are offered before one is selected, and until the shopper selects another size. */
export const Between: Story = {
  render: () => (
    <ProductPage
      product={productOf(
        ['S', 'M', 'L', 'XL'].map((Size) => variantOf({ Size })),
        { images: [], sizeChart },
      )}
    />
  ),
  parameters: {
    shop: { path: '/product/123', signedIn: false, stored: { yourNaap: JSON.stringify(naap) } },
  },
  play: async ({ canvas }) => {
    const both = { name: 'Between M and L? Try both, pay for one.' };
    const button = await canvas.findByRole('button', both);
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(button);
    await expect(await add(canvas, 'ADD M + L')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Take only M' }));
    await expect(await canvas.findByRole('button', both)).toBeVisible();
    await userEvent.click(await size(canvas, 'XL'));
    await expect(await offer(canvas, 'L', 'XL')).toBeVisible();
  },
};
