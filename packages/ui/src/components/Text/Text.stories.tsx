import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Text } from './Text.tsx';

const meta = {
  component: Text,
  args: { children: 'Two sizes? Order both. Keep what fits, hand back the rest.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};
export const Small: Story = { args: { size: 'small', tone: 'secondary' } };
export const Micro: Story = { args: { size: 'micro', children: '(Incl. Of All Taxes)' } };
export const OneLine: Story = { args: { maxLines: 1 } };
export const Devanagari: Story = { args: { children: 'नाप · साइज़ चुनें', size: 'price' } };

export const Tones: Story = {
  render: () => (
    <Stack space={8}>
      {(['ink', 'secondary', 'quiet', 'offer', 'danger', 'ok', 'info'] as const).map((tone) => (
        <Text key={tone} tone={tone} weight="medium">
          {tone}: ₹1,49,999
        </Text>
      ))}
    </Stack>
  ),
};
