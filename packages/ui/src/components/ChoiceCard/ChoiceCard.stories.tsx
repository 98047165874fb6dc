import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/index.ts';
import { ChoiceCard } from './ChoiceCard.tsx';

const meta = {
  component: ChoiceCard,
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
} satisfies Meta<typeof ChoiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { checked: true } };
