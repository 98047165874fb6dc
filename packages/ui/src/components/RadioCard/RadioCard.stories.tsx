import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/index.ts';
import { RadioCard } from './RadioCard.tsx';

const meta = {
  component: RadioCard,
  args: {
    group: 'size',
    value: 'm',
    checked: false,
    onSelect: () => undefined,
    children: (
      <Text as="span" weight="strong">
        Home
      </Text>
    ),
  },
} satisfies Meta<typeof RadioCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { checked: true } };
