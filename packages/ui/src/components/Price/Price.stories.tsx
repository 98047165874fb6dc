import { inr } from '@naap/api-clients/pricing';
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

export const Reduced: Story = {
  args: { amount: inr(179900), originalAmount: inr(249900) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₹1,799Original price ₹2,49928% off');
    await expect(canvas.getByText('28% off')).toBeVisible();
  },
};

/** In a narrow column the parts wrap. */
export const Sizes: Story = {
  args: { amount: inr(14999900), originalAmount: inr(19999900) },
  render: (args) => (
    <Stack space={12}>
      <Price {...args} size="small" />
      <Price {...args} />
      <Price {...args} size="large" />
      <Price {...args} size="large" precision="exact" />
      <div style={{ inlineSize: 150 }}>
        <Price {...args} offLabel="की छूट" originalPriceLabel="मूल कीमत" />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('₹1,49,999')).toHaveLength(4);
    await expect(canvas.getByText('₹1,49,999.00')).toBeVisible();
  },
};
