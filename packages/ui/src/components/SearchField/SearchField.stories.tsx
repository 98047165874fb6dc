import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField, type SearchFieldProps } from '../index.ts';

const terms = [
  'Shirts',
  'T-Shirts',
  'Oversized Shirts',
  'Polo T-Shirts',
  'Half Sleeve Shirts',
  'Printed Shirts',
  'Linen Shirts',
  'Denim Shirts',
  'Silk Shirts',
  'Check Shirts',
];

const meta = {
  component: SearchField,
  args: {
    label: 'Search for products',
    placeholder: 'Search for products...',
    value: '',
    onValueChange: fn(),
    suggestions: terms,
    suggestionsLabel: 'Suggestions',
    clearLabel: 'Clear the search',
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '17rem' }}>
        <Story />
      </div>
    ),
  ],
  render: function StatefulSearchField({ suggestions, ...args }: SearchFieldProps) {
    const [value, setValue] = useState(args.value);
    const matching = suggestions.filter((term) => term.toLowerCase().includes(value.toLowerCase()));
    return (
      <SearchField
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
        suggestions={value === '' ? [] : matching}
      />
    );
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Search for products' });
    await expect(box).toHaveAttribute('enterkeyhint', 'search');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Suggestions: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'shirt');
    await expect(canvas.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(10);
  },
};

/** Top: at rest, hovered and focused. Bottom: a hovered option and the active option. */
export const States: Story = {
  decorators: [
    (Story) => (
      <>
        {['rest', 'hover', 'focus'].map((state) => (
          <div key={state} data-state={state} style={{ paddingBlockEnd: 16 }}>
            <SearchField
              label={`Search, ${state}`}
              placeholder="Search for products..."
              value={state === 'rest' ? '' : 'linen'}
              onValueChange={() => undefined}
              suggestions={[]}
              suggestionsLabel="Suggestions"
              clearLabel={`Clear, ${state}`}
              onSubmit={() => undefined}
            />
          </div>
        ))}
        <div data-states>
          <Story />
        </div>
      </>
    ),
  ],
  parameters: {
    pseudo: {
      hover: ['[data-state="hover"] div', '[data-states] [role="option"]:nth-child(2)'],
      focusVisible: '[data-state="focus"] input',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search for products' }), 'shirt{ArrowDown}');
  },
};

export const SelectedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox');
    const active = () =>
      document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await userEvent.type(box, 'shirt{ArrowDown}{ArrowDown}');
    await expect(active()).toBe('T-Shirts');
    await expect(canvas.getByRole('option', { name: 'T-Shirts' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(active()).toBe('Shirts');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toBe('Check Shirts');
    await userEvent.keyboard('{Home}{End}{ArrowUp}');
    await expect(active()).toBe('Silk Shirts');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('Silk Shirts');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const SelectedByPointer: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'polo');
    await userEvent.click(canvas.getByRole('option', { name: 'Polo T-Shirts' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('Polo T-Shirts');
    // The input keeps the focus, so that a phone's keyboard stays open.
    await expect(box).toHaveFocus();
  },
};

export const EscapeClosesThenClears: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'shirt{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveValue('shirt');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await userEvent.type(box, 'kurta{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('kurta');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};

export const LongWordsAndHindi: Story = {
  args: {
    suggestions: ['Shirts of hand-block-printed cotton with a mandarin collar', 'शर्ट shirts', 'सूती shirts'],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'shirt');
  },
};
