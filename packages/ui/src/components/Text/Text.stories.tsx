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

export const Sizes: Story = {
  render: () => (
    <Stack space={12}>
      {(['body', 'small', 'micro', 'price', 'priceLarge'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: ₹1,49,999, 30 minutes
        </Text>
      ))}
      <Text>
        Within a sentence,{' '}
        <Text as="strong" size="inherit" weight="strong">
          a word that matters
        </Text>{' '}
        and{' '}
        <Text as="s" size="inherit" tone="quiet" struck>
          ₹2,499
        </Text>
      </Text>
    </Stack>
  ),
};

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

export const LongWordsAndHindi: Story = {
  render: () => (
    <Stack space={12}>
      <Text maxLines={1}>दो साइज़ में उलझन है? दोनों मँगाइए। जो ठीक बैठे रखिए, बाकी लौटा दीजिए।</Text>
      <Text maxLines={2}>
        Two lines of a title that goes on and on about hand-block-printed cotton, natural dyes, and the people
        of Bagru who print it by hand
      </Text>
      <Text>Order-number-2300114-B-hand-block-printed-cotton-kurta-with-side-slits</Text>
    </Stack>
  ),
};
