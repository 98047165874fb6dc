import { markStates } from '@naap/ui/fixtures/component-states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../Text/index.ts';
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
  render: function WithPanel(args: LeftRailProps<string>) {
    const [value, setValue] = useState(args.value);
    const label = args.tabs.find((tab) => tab.value === value)?.label ?? '';
    return (
      <div style={{ display: 'flex', minBlockSize: '20rem' }}>
        <LeftRail {...args} value={value} onValueChange={setValue} />
        <div id={args.panelId} role="tabpanel" aria-label={label} style={{ padding: 16 }}>
          <Text>{label}</Text>
        </div>
      </div>
    );
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LeftRail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys, Home and End select a tab; only one tab is in the tab order. */
export const Keys: Story = {
  args: {
    tabs: [
      { value: 'women', label: "Women's Wear" },
      { value: 'men', label: "Men's Wear" },
      { value: 'children', label: "Children's Wear" },
    ],
  },
  play: async ({ canvas }) => {
    const women = canvas.getByRole('tab', { name: "Women's Wear" });
    const men = canvas.getByRole('tab', { name: "Men's Wear" });
    const children = canvas.getByRole('tab', { name: "Children's Wear" });
    await userEvent.tab();
    for (const [key, tab] of [
      ['{ArrowDown}', men],
      ['{ArrowUp}', women],
      ['{ArrowUp}', children],
      ['{ArrowDown}', women],
      ['{End}', children],
      ['{Home}', women],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(tab).toHaveFocus();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    await expect(men).toHaveAttribute('tabindex', '-1');
    await userEvent.click(men);
    await expect(men).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: "Men's Wear" })).toBeVisible();
  },
};

export const States: Story = {
  args: {
    tabs: [
      { value: 'chosen', label: 'Unterwäscheabteilungen' },
      { value: 'rest', label: 'महिलाओं के कपड़े' },
      { value: 'hover', label: 'Hover' },
      { value: 'pressed', label: 'Pressed' },
      { value: 'focus', label: 'Focus' },
    ],
    value: 'chosen',
  },
  decorators: [markStates],
  parameters: {
    pseudo: {
      hover: '[data-states] [role="tab"]:nth-child(3)',
      active: '[data-states] [role="tab"]:nth-child(4)',
      focusVisible: '[data-states] [role="tab"]:nth-child(5)',
    },
  },
};
