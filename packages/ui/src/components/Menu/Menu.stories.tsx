import { InStates, markStates, pseudoStatesOf } from '@naap/ui/fixtures/component-states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { arrowsDownUpIcon } from '../Icon/index.ts';
import { Menu, type MenuProps } from './index.ts';

const options = [
  { value: 'price-low', label: 'Price: Low to High' },
  { value: 'price-high', label: 'Price: High to Low' },
  { value: 'newest', label: 'Newest First' },
];

const meta = {
  component: Menu<string>,
  args: { label: 'Sort by', icon: arrowsDownUpIcon, options, value: null, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<MenuProps<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => <InStates>{(label) => <Menu {...args} label={label} />}</InStates>,
  parameters: pseudoStatesOf('button'),
};

export const Open: Story = {
  args: {
    options: [
      { value: 'price-low', label: 'कीमत: कम से ज़्यादा' },
      { value: 'discount', label: 'Highest discount on handloom and hand-block-printed cotton first' },
      { value: 'newest', label: 'Newest First' },
    ],
    value: 'newest',
  },
  decorators: [markStates],
  parameters: { pseudo: { hover: '[data-states] [role="menuitemradio"]:first-child' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by' }));
    await expect(canvas.getByRole('menuitemradio', { name: 'Newest First', checked: true })).toHaveFocus();
  },
};

export const ChoosesByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sort by' });
    const item = (name: string) => canvas.getByRole('menuitemradio', { name });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Price: Low to High')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item('Newest First')).toHaveFocus();
    // Wraps around at both ends.
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Price: Low to High')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('price-high');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

/** Tab and Shift+Tab move on from the button, and Esc also works there. */
export const ClosesWithoutSelection: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sort by' });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(document.body);
    await expect(canvas.queryByRole('menu')).toBeNull();
    const first = () => canvas.getByRole('menuitemradio', { name: 'Price: Low to High' });
    for (const shiftKey of [false, true]) {
      await userEvent.click(button);
      await expect(first()).toHaveFocus();
      // Not prevented: the browser moves the focus, from the button.
      await expect(await fireEvent.keyDown(first(), { key: 'Tab', shiftKey })).toBe(true);
      await expect(canvas.queryByRole('menu')).toBeNull();
      await expect(button).toHaveFocus();
    }
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitemradio', { name: 'Newest First' })).toHaveFocus();
    button.focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ChoosesByTyping: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by' }));
    await userEvent.keyboard('n');
    await expect(canvas.getByRole('menuitemradio', { name: 'Newest First' })).toHaveFocus();
    // Those are shortcuts of the browser.
    await userEvent.keyboard('{Control>}p{/Control}{Meta>}{ArrowUp}{/Meta}');
    await expect(canvas.getByRole('menuitemradio', { name: 'Newest First' })).toHaveFocus();
    await userEvent.keyboard('[Space]');
    await expect(args.onValueChange).toHaveBeenCalledWith('newest');
  },
};
