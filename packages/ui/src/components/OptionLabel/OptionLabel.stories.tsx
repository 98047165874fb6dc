import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OptionLabel } from './OptionLabel.tsx';

const meta = {
  component: OptionLabel,
  args: { label: 'Size', id: 'size' },
} satisfies Meta<typeof OptionLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  args: { value: 'M · chest 38 in' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Size' })).toHaveAttribute('id', 'size');
  },
};

/** The hint replaces the value. */
export const WithHint: Story = {
  args: { value: 'M', hint: 'Please select a size' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please select a size')).toBeVisible();
    await expect(canvas.queryByText('M')).toBeNull();
  },
};

/** The hint pulses again when it comes into view again. */
export const ScrolledIntoView: Story = {
  args: { hint: 'Please select a size' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '120vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const hint = canvas.getByText('Please select a size');
    for (const _ of ['first', 'again']) {
      hint.scrollIntoView({ block: 'center', behavior: 'instant' });
      await waitFor(() => expect(hint).toHaveAttribute('data-in-view'));
      window.scrollTo({ top: 0, behavior: 'instant' });
      await waitFor(() => expect(hint).not.toHaveAttribute('data-in-view'));
    }
  },
};

/** Real stores have values such as codes, which contain no spaces. */
export const LongWord: Story = {
  args: { label: 'उपलब्ध रंग', value: 'SKU-'.padEnd(120, '0123456789') },
};
