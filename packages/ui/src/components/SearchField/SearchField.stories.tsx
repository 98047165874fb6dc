import { inr } from '@naap/api-clients/pricing';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { stateful } from '@naap/ui/fixtures/component-states';
import { garmentPictureUrl } from '@naap/ui/fixtures/pictures';
import { within } from '@naap/ui/fixtures/queries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { SearchField, type SearchFieldProps, type SuggestedProduct, type SuggestionGroup } from './index.ts';

const categories: SuggestionGroup = {
  kind: 'terms',
  label: 'Categories',
  items: [
    'Shirts',
    'T-Shirts',
    'Oversized Shirts',
    'Polo T-Shirts',
    'Half Sleeve Shirts',
    'Printed Shirts',
    'Linen Shirts',
    'Denim Shirts',
  ],
};

const recent: Extract<SuggestionGroup, { kind: 'recent' }> = {
  kind: 'recent',
  label: 'Recent Searches',
  items: ['linen shirt', 'white shirt'],
  removeLabelOf: (item) => `Remove ${item}`,
  onRemove: fn(),
  clearLabel: 'Clear all recent searches',
  onClear: fn(),
};

const shirt: SuggestedProduct = {
  href: '/product/1',
  name: 'Linen shirt with a band collar',
  brand: 'Kora',
  price: inr(149_900),
  originalPrice: inr(199_900),
  image: garmentPictureUrl('shirt'),
};

const products: SuggestionGroup = {
  kind: 'products',
  label: 'Products',
  items: [
    shirt,
    {
      ...shirt,
      href: '/product/2',
      name: 'Leheriya shirt, हाथ से छपी सूती कमीज़, बंद गले और लंबी आस्तीन के साथ',
      brand: 'The Weavers’ Cooperative of Pochampally and Surroundings',
      image: garmentPictureUrl('shirt-leheriya'),
    },
    { ...shirt, href: '/product/3', name: 'Overshirt', originalPrice: undefined, image: null },
  ],
};

/** Shows the groups of `args.suggestions` while there is text. */
const Stateful = stateful(({ suggestions, ...args }: SearchFieldProps) => (
  <SearchField {...args} suggestions={args.value === '' ? [] : suggestions} />
));

const meta = {
  component: SearchField,
  args: {
    label: 'Search for products',
    placeholder: 'Search for products...',
    value: '',
    onValueChange: fn(),
    suggestions: [recent, categories, products],
    suggestionsLabel: 'Suggestions',
    clearLabel: 'Clear the search',
    onSubmit: fn(),
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Types into the field, and returns it when the list is open. */
async function typeInto(canvas: Canvas, text: string): Promise<HTMLElement> {
  const box = canvas.getByRole('combobox', { name: 'Search for products' });
  await userEvent.type(box, text);
  await canvas.findByRole('listbox', { name: 'Suggestions' });
  return box;
}

const optionsIn = (canvas: Canvas, group: string) =>
  within(canvas.getByRole('group', { name: group })).getAllByRole('option');

const activeText = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;

export const Suggestions: Story = {
  args: { announcement: '13 suggestions' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Search for products' });
    await expect(box).toHaveAttribute('enterkeyhint', 'search');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await typeInto(canvas, 'shirt');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(optionsIn(canvas, 'Recent Searches')).toHaveLength(2);
    await expect(optionsIn(canvas, 'Categories')).toHaveLength(8);
    const [first] = optionsIn(canvas, 'Products');
    await expect(first).toHaveAccessibleName(
      'Kora Linen shirt with a band collar ₹1,499 Original price ₹1,999 25% off',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('13 suggestions');
  },
};

export const NoSuggestions: Story = {
  args: { suggestions: [], announcement: 'No suggestions' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'umbrella{ArrowDown}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('status')).toHaveTextContent('No suggestions');
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
              onOpen={() => undefined}
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
    await typeInto(canvas, 'shirt');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

export const SelectedByKeyboard: Story = {
  parameters: { states: ['search--by-keyboard'] },
  play: async ({ args, canvas }) => {
    const box = await typeInto(canvas, 's');
    // Before a suggestion is active, Home moves the caret.
    await userEvent.keyboard('{Home}');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(activeText(box)).toBe('T-Shirts');
    await expect(canvas.getByRole('option', { name: 'T-Shirts' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(activeText(box)).toBe('linen shirt');
    await userEvent.keyboard('{ArrowUp}');
    await expect(activeText(box)).toContain('Overshirt');
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeText(box)).toBe('linen shirt');
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(activeText(box)).toContain('Leheriya shirt');
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await assertState('search--by-keyboard', () => expect(args.onSubmit).toHaveBeenCalledWith('Shirts'));
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const SelectedByPointer: Story = {
  play: async ({ args, canvas }) => {
    const box = await typeInto(canvas, 'p');
    await userEvent.click(canvas.getByRole('option', { name: 'Polo T-Shirts' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('Polo T-Shirts');
    // The input keeps the focus, so that a phone's keyboard stays open.
    await expect(box).toHaveFocus();
    await userEvent.type(box, 's');
    await userEvent.click(canvas.getByRole('option', { name: /Leheriya/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('/product/2');
    // A product is opened by the keyboard too.
    await userEvent.type(box, 's{ArrowUp}{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('/product/3');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const EscapeClosesThenClears: Story = {
  parameters: { states: ['search--dismissed'] },
  play: async ({ args, canvas }) => {
    const box = await typeInto(canvas, 's');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveValue('s');
    await userEvent.keyboard('{Escape}');
    await assertState('search--dismissed', () => expect(box).toHaveValue(''));
    await userEvent.type(box, 'kurta{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('kurta');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};

/** A suggestion that is removed while it is active is not replaced by its neighbour. */
export const ListChangesWhileActive: Story = {
  render: function ChangingList(args) {
    const [isLate, setLate] = useState(false);
    return (
      <>
        <Stateful {...args} suggestions={isLate ? [categories] : [recent, categories, products]} />
        <button
          type="button"
          style={{ minBlockSize: 44 }}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setLate(true)}
        >
          New suggestions
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const box = await typeInto(canvas, 's');
    const replace = canvas.getByRole('button', { name: 'New suggestions' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(activeText(box)).toBe('Shirts');
    await userEvent.click(replace);
    await expect(activeText(box)).toBe('Shirts');
    await userEvent.keyboard('{ArrowUp}');
    await expect(activeText(box)).toBe('Denim Shirts');
  },
};

/** The recent searches of a device that forgets them. */
const removable: Story = {
  render: function Removable(args) {
    const [items, setItems] = useState(recent.items);
    const group = {
      ...recent,
      items,
      onRemove: (item: string) => setItems(items.filter((other) => other !== item)),
      onClear: () => setItems([]),
    };
    const groups = items.length > 0 ? [group, categories, products] : [categories, products];
    return <Stateful {...args} suggestions={groups} />;
  },
};

/** With the pointer the focus stays in the input, so that a phone's keyboard stays open. */
export const RecentRemovedByPointer: Story = {
  ...removable,
  play: async ({ canvas }) => {
    const box = await typeInto(canvas, 's');
    const remove = canvas.getByRole('button', { name: 'Remove linen shirt' });
    const [row] = optionsIn(canvas, 'Recent Searches').map((one) => one.getBoundingClientRect());
    const { top, bottom, right } = remove.getBoundingClientRect();
    await expect(Math.abs(top + bottom - (row?.top ?? 0) - (row?.bottom ?? 0)) / 2).toBeLessThan(4);
    await expect(right).toBeCloseTo(row?.right ?? 0, 0);
    await userEvent.click(remove);
    await expect(box).toHaveFocus();
    await expect(optionsIn(canvas, 'Recent Searches').map((one) => one.textContent)).toEqual(['white shirt']);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all recent searches' }));
    await expect(box).toHaveFocus();
    await expect(canvas.queryByRole('group', { name: 'Recent Searches' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /recent searches/ })).toBeNull();
    await expect(optionsIn(canvas, 'Categories')).toHaveLength(8);
  },
};

/** Tab leads from the input to the buttons; the list stays open until the focus leaves them. */
export const RecentRemovedByKeyboard: Story = {
  ...removable,
  play: async ({ canvas }) => {
    const box = await typeInto(canvas, 's');
    await userEvent.keyboard('{Tab}{Tab}');
    await expect(canvas.getByRole('button', { name: 'Remove linen shirt' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove white shirt' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('s');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Tab}{Tab}{Enter}');
    // The last one is removed.
    await expect(box).toHaveFocus();
    await expect(canvas.queryByRole('group', { name: 'Recent Searches' })).toBeNull();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** While an input method composes a word, its keys neither choose a suggestion nor empty the field. */
export const Composing: Story = {
  args: { suggestions: [categories] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    field.focus();
    fireEvent.compositionStart(field);
    for (const text of ['s', 'श', 'शर', 'शर्ट']) {
      fireEvent.change(field, { target: { value: text } });
      fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
      fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    }
    await canvas.findByRole('listbox');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    fireEvent.compositionEnd(field, { data: 'शर्ट' });
    await expect(field).toHaveValue('शर्ट');
    // Cmd+Down moves the caret to the end of the text.
    await expect(fireEvent.keyDown(field, { key: 'ArrowDown', metaKey: true })).toBe(true);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
  },
};
