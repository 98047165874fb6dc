import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = { args: { size: 40 } };

/** It has the colour of the surrounding text. */
export const BesideText: Story = {
  render: () => (
    <Text as="div" tone="secondary">
      <Inline space={8}>
        <Spinner /> Fetching Location...
      </Inline>
    </Text>
  ),
};
