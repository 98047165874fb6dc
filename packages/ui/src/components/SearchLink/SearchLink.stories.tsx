import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { SearchLink } from './SearchLink.tsx';

const meta = {
  component: SearchLink,
  args: { href: '#search', label: 'Search for products', prompt: 'Search for', example: 'dresses' },
} satisfies Meta<typeof SearchLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dresses: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Search for products' });
    // The link's target covers the example.
    const { left, top } = canvas.getByText('dresses').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 2, top + 2)).toBe(link);
  },
};

/** At rest, hovered and focused. */
export const States: Story = {
  render: (args) => (
    <Stack space={24}>
      {['rest', 'hover', 'focus'].map((state) => (
        <div key={state} data-state={state}>
          <SearchLink {...args} example={state} />
        </div>
      ))}
    </Stack>
  ),
  parameters: {
    pseudo: { hover: '[data-state="hover"] > div', focusVisible: '[data-state="focus"] a' },
  },
};
