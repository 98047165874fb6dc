import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { LeftRail, type LeftRailProps } from './LeftRail.tsx';

const meta = {
  component: LeftRail,
  args: {
    label: 'Shop for',
    panelId: 'panel',
    tabs: [
      { value: 'women', label: "Women's Wear" },
      { value: 'men', label: "Men's Wear" },
    ],
    value: 'women',
    onValueChange: () => undefined,
  },
  render: function Chosen(args: LeftRailProps<string>) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ display: 'flex' }}>
        <LeftRail {...args} value={value} onValueChange={setValue} />
        <div id={args.panelId} role="tabpanel" aria-label={value} style={{ padding: 16 }}>
          {value}
        </div>
      </div>
    );
  },
} satisfies Meta<typeof LeftRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const Tapped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: "Men's Wear" }));
    await expect(canvas.getByRole('tabpanel', { name: 'men' })).toBeVisible();
  },
};

export const ArrowKeys: Story = {
  play: async ({ canvas }) => {
    const women = canvas.getByRole('tab', { name: "Women's Wear" });
    const men = canvas.getByRole('tab', { name: "Men's Wear" });
    await userEvent.tab();
    await expect(women).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(men).toHaveFocus();
    await expect(men).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(women).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(men).toHaveFocus();
    await expect(women).toHaveAttribute('tabindex', '-1');
  },
};
