import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: {
    as: 'article',
    labelledBy: 'order',
    children: (
      <Stack space={4}>
        <Heading level={3} id="order">
          #1042
        </Heading>
        <Text tone="secondary">Two pieces, paid in cash at the door.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: '#1042' })).toBeVisible();
  },
};

export const List: Story = {
  render: () => (
    <Stack as="ul" space={8}>
      {['#1042', 'Order_ThirdFloorAboveTheOldPharmacyNextToTheBusDepot_1041', 'दो कपड़े'].map((name) => (
        <Card as="li" key={name}>
          <Text weight="strong">{name}</Text>
        </Card>
      ))}
    </Stack>
  ),
};
