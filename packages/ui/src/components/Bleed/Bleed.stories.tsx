import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChalkDivider } from '../ChalkDivider/index.ts';
import { Container } from '../Container/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Bleed } from './Bleed.tsx';

const meta = {
  component: Bleed,
  args: { children: <ChalkDivider /> },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Container>
      <Stack space={16}>
        <Text>Within the margins.</Text>
        <Bleed {...args} />
        <Text>Within the margins again.</Text>
      </Stack>
    </Container>
  ),
} satisfies Meta<typeof Bleed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheEdges: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator').getBoundingClientRect().width).toBe(
      document.documentElement.clientWidth,
    );
  },
};
