import { garmentPictureUrl } from '@naap/ui/fixtures/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { ContentPicture } from './ContentPicture.tsx';

const meta = {
  component: ContentPicture,
  args: { picture: 'kurta', cut: 'cut', sizes: '175px', label: 'Pink block-print kurta' },
  render: (args) => (
    <Grid columns={2}>
      <ContentPicture {...args} />
    </Grid>
  ),
} satisfies Meta<typeof ContentPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Pink block-print kurta' });
    await expect(picture).toHaveAttribute('src', expect.stringContaining('/kurta-cut.'));
  },
};

export const ImageFile: Story = {
  args: { picture: garmentPictureUrl('kurta') },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Pink block-print kurta' });
    await expect(picture).toHaveAttribute('src', expect.stringContaining('/kurta-tile.'));
  },
};
