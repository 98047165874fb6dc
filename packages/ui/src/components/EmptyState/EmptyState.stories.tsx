import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../Button/index.ts';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { EmptyState } from './EmptyState.tsx';
import * as marks from './marks/index.ts';

const meta = {
  component: EmptyState,
  args: {
    title: 'Your cart is empty',
    description: 'Add some items to get started',
    mark: marks.bagMark,
    action: <LinkButton href="/" label="Continue Shopping" />,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyCart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toBeVisible();
  },
};

/** In a section that already has a button. */
export const NoAction: Story = {
  render: () => (
    <Stack space={0}>
      <EmptyState
        level={3}
        mark={marks.addressMark}
        title="आपका बैग खाली है"
        description="शुरू करने के लिए कुछ कपड़े जोड़ें"
      />
      <EmptyState level={3} title="No products found for Kanjeevaramsilksareewithzariborder" />
    </Stack>
  ),
};

/** Each state of the shop has a drawing of its own. */
export const Marks: Story = {
  render: () => (
    <Grid columns={2} space={24}>
      {Object.entries(marks).map(([name, mark]) => (
        <EmptyState key={name} level={3} mark={mark} title={name} />
      ))}
    </Grid>
  ),
};
