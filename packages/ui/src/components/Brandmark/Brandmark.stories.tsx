import { InStates, pseudoStates } from '@naap/ui/fixtures/component-states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Brandmark } from './Brandmark.tsx';

const meta = {
  component: Brandmark,
  args: { name: 'naap', href: '#home' },
} satisfies Meta<typeof Brandmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'naap' })).toHaveAttribute('href', '#home');
  },
};

export const States: Story = {
  render: (args) => <InStates>{(state) => <Brandmark {...args} href={`#${state}`} />}</InStates>,
  parameters: pseudoStates,
};
