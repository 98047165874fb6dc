import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  component: SkipLink,
  args: { label: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Main">
        <Button label="Home" emphasis="quiet" />
      </nav>
      <main>
        <Stack space={16}>
          <Text>What one came for.</Text>
          <Button label="Add to bag" />
        </Stack>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
  },
};

export const SkipsAList: Story = {
  args: { label: 'Skip the products', targetId: 'after' },
  render: (args) => (
    <main>
      <SkipLink {...args} />
      <Button label="A product" />
      <p id="after" tabIndex={-1}>
        After the products
      </p>
      <Button label="Categories" />
    </main>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('After the products')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Categories' })).toHaveFocus();
  },
};

export const Pressed: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add to bag' })).toHaveFocus();
  },
};
