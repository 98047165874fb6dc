import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bleed } from '../Bleed/index.ts';
import { TapeStrip } from '../Tape/index.ts';
import { Text } from '../Text/index.ts';
import { Container } from './Container.tsx';

const meta = {
  component: Container,
  args: {
    children: (
      <>
        <Text>As wide as the page allows, with the same margin on both sides.</Text>
        <Bleed>
          <TapeStrip />
        </Bleed>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Form: Story = { args: { width: 'form' } };
