import { inr, money } from '@naap/api-clients/pricing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Price } from './Price.tsx';

const meta = {
  component: Price,
  args: { amount: inr(149900) },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Reduced: Story = {
  args: { amount: inr(179900), originalAmount: inr(249900) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₹1,799Original price ₹2,49928% off');
    await expect(canvas.getByText('28% off')).toBeVisible();
  },
};

export const Currencies: Story = {
  render: () => (
    <Stack space={12}>
      <Price amount={money(129950, 'EUR')} originalAmount={money(149950, 'EUR')} />
      <Price amount={money(1500, 'JPY')} originalAmount={money(1999, 'USD')} />
      <Price amount={money(12345, 'KWD')} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('€1,299.50Original price €1,499.5013% off¥1,500KWD 12.345');
  },
};

export const Sizes: Story = {
  args: { amount: inr(14999900), originalAmount: inr(19999900) },
  render: (args) => (
    <Stack space={12}>
      <Price {...args} size="small" />
      <Price {...args} />
      <Price {...args} size="large" />
      <Price {...args} size="large" precision="exact" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('₹1,49,999')).toHaveLength(3);
    await expect(canvas.getByText('₹1,49,999.00')).toBeVisible();
  },
};

/** In half the width of the narrowest phone the parts wrap. */
export const Narrow: Story = {
  args: {
    amount: inr(14999900),
    originalAmount: inr(19999900),
    offLabel: 'की छूट',
    originalPriceLabel: 'मूल कीमत',
  },
  globals: { viewport: { value: 'narrow' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '50%' }}>
        <Story />
      </div>
    ),
  ],
};
