import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChalkDivider } from '../ChalkDivider/index.ts';
import { Container } from '../Container/index.ts';
import { Bleed } from './Bleed.tsx';

const meta = {
  component: Bleed,
  args: { children: <ChalkDivider /> },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Bleed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheEdges: Story = {};
