import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { TapeStrip } from '../Tape/index.ts';
import { Heading } from './Heading.tsx';

const meta = {
  component: Heading,
  args: { level: 1, children: 'Buta block-print kurta' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen moves the focus here after a route change. No focus ring is drawn, because a heading is not a control. */
export const Title: Story = {
  args: { focusable: true },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Buta block-print kurta' });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAttribute('tabindex', '-1');
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack space={24}>
      <Heading level={1} size="display">
        Try it on at your door.
      </Heading>
      <Heading level={1}>Hand-block-printed angrakha kurta with gathered yoke and tassels</Heading>
      <Heading level={1}>हाथ से छपा सूती अनारकली कुर्ता</Heading>
      <Heading level={2}>Order Summary</Heading>
      <Heading level={3}>Colors Available</Heading>
    </Stack>
  ),
};

/** On cloth, tape and a tint, which have the same colours in both themes. */
export const Surfaces: Story = {
  render: () => (
    <Stack space={12}>
      <div style={{ padding: 16, background: 'var(--naap-color-cloth)' }}>
        <Heading level={2} tone="onCloth">
          Welcome Back!
        </Heading>
      </div>
      <TapeStrip size="tall">
        <Heading level={2} tone="onTape">
          30 minutes Delivery
        </Heading>
      </TapeStrip>
      <div style={{ padding: 16, background: 'var(--naap-tint-mint)' }}>
        <Heading level={2} tone="onChalk" align="center">
          Western Wear
        </Heading>
      </div>
    </Stack>
  ),
};
