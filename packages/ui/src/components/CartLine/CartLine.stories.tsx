import { inr } from '@naap/api-clients/pricing';
import { garmentPictureUrl } from '@naap/ui/fixtures/pictures';
import { hasLargeText } from '@naap/ui/fixtures/reader-styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { media } from '../../theme/index.ts';
import { ChalkDivider } from '../ChalkDivider/index.ts';
import { Stack } from '../Stack/index.ts';
import { CartLine, type CartLineProps, CartPair } from './CartLine.tsx';

function StatefulCartLine(props: CartLineProps) {
  const [value, setValue] = useState(props.quantity.value);
  return <CartLine {...props} quantity={{ ...props.quantity, value, onValueChange: setValue }} />;
}

const meta = {
  component: CartLine,
  args: {
    brand: 'Kora',
    name: 'Breton crew tee',
    href: '#tee',
    image: garmentPictureUrl('tee'),
    size: { label: 'Size', value: 'S' },
    lineTotal: inr(139800),
    quantity: {
      label: 'Quantity of Breton crew tee',
      decreaseLabel: 'One less',
      increaseLabel: 'One more',
      value: 2,
      onValueChange: fn(),
    },
    removeLabel: 'Remove Breton crew tee',
    onRemove: fn(),
  },
  render: (args) => <StatefulCartLine {...args} />,
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSize: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Breton crew tee' })).toHaveAttribute('href', '#tee');
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByRole('group', { name: 'Quantity of Breton crew tee' })).toHaveTextContent('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Breton crew tee' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** A product that no longer exists has no link and no image. */
export const NotFound: Story = {
  args: {
    brand: 'Unknown Brand',
    name: 'Product Not Found',
    href: undefined,
    image: null,
    size: { label: 'Size', value: 'Unknown' },
    lineTotal: inr(0),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** A piece that is sold out, long words, and Hindi with options other than a size. */
export const Several: Story = {
  render: (args) => (
    <Stack space={0}>
      <StatefulCartLine {...args} problem="Sold out. Remove it to order the rest." />
      <ChalkDivider />
      <StatefulCartLine
        {...args}
        brand="Kala Ghoda Handloom Company"
        name="Hand block-printed pure cotton mulmul anarkali kurta with contrast hem and tassel ties, indigo"
        size={{ label: 'Size', value: 'Free Size, one size fits all' }}
        lineTotal={inr(14999900)}
      />
      <ChalkDivider />
      <StatefulCartLine
        {...args}
        brand="रंगरेज़"
        name="बूटा ब्लॉक-प्रिंट कुर्ता"
        size={undefined}
        options={[
          { label: 'Color', value: 'Rani pink' },
          { label: 'कपड़ा', value: 'हाथ से बुना हुआ सूती कपड़ा, दो बार धुला हुआ' },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out. Remove it to order the rest.')).toBeVisible();
  },
};

/** Two sizes of one product. */
export const Pair: Story = {
  render: ({ lineTotal: _, size: __, quantity, removeLabel, ...args }) => (
    <CartPair
      {...args}
      size={{ label: 'Size', value: 'M + L' }}
      note="Pay for what you keep: ₹699 to ₹1,398"
      sizes={['M', 'L'].map((value) => ({
        ...args,
        value,
        lineTotal: inr(69900),
        quantity: { ...quantity, label: `${quantity.label}, ${value}`, value: 1 },
        removeLabel: `${removeLabel}, ${value}`,
      }))}
    />
  ),
  play: async ({ args, canvas }) => {
    // The quantities are below the texts, and the prices at the end of the line.
    const box = (element: Element) => element.getBoundingClientRect();
    const { right } = box(canvas.getByRole('article'));
    const prices = canvas.getAllByText('₹699');
    await expect(prices).toHaveLength(2);
    // A large price is in a line of its own.
    if (!hasLargeText()) for (const price of prices) await expect(box(price).right).toBeCloseTo(right, 0);
    if (!window.matchMedia(media.narrow).matches) {
      const stepper = box(canvas.getByRole('group', { name: /, M$/ }));
      await expect(stepper.left).toBeCloseTo(box(canvas.getByText('Breton crew tee')).left, 0);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Breton crew tee, L' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
