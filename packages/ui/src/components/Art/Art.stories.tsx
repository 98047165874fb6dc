import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { BelowTheFold as BelowTheFoldContext } from '../../behaviour/NearViewport.tsx';
import { vars } from '../../theme/index.ts';
import { Grid } from '../Grid/index.ts';
import { Art } from './Art.tsx';

const meta = {
  component: Art,
  args: { name: 'kurta', cut: 'tile', sizes: '175px', label: 'Pink block-print kurta' },
  render: (args) => (
    <Grid columns={2}>
      <Art {...args} />
    </Grid>
  ),
} satisfies Meta<typeof Art>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cuts: Story = {
  render: () => (
    <Grid columns={3}>
      <Art name="kurta" cut="tile" sizes="115px" label="Pink block-print kurta on green" eager />
      <Art name="kurta" cut="cut" sizes="115px" label="Pink block-print kurta, cut out" />
      <div style={{ backgroundColor: vars.color.cloth }}>
        <Art name="kurta" cut="chalk" sizes="115px" />
      </div>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Pink block-print kurta on green' })).toHaveAttribute(
      'fetchpriority',
      'high',
    );
    await expect(canvas.getByRole('presentation')).toHaveAttribute('alt', '');
  },
};

export const Broken: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Pink block-print kurta' });
    fireEvent.error(picture);
    await waitFor(() => expect(picture).toHaveAttribute('src', expect.stringMatching(/placeholder\.svg$/)));
    await expect(picture).not.toHaveAttribute('srcset');
  },
};

/** In content below the fold, an image is fetched half a screen before it is visible. Until then, its box has the same size. */
export const BelowTheFold: Story = {
  render: () => (
    <BelowTheFoldContext value>
      <div style={{ paddingBlockStart: '200vh', inlineSize: 175 }}>
        <Art name="kurta" cut="chalk" sizes="175px" label="Pink block-print kurta" />
      </div>
    </BelowTheFoldContext>
  ),
  play: async ({ canvas }) => {
    const picture = () => canvas.getByRole('img', { name: 'Pink block-print kurta' });
    const before = picture().getBoundingClientRect();
    await expect(before.height).toBe((before.width * 5) / 4);
    await expect(picture()).not.toBeInstanceOf(HTMLImageElement);
    picture().scrollIntoView();
    await waitFor(() => expect(picture()).toBeInstanceOf(HTMLImageElement));
    await expect(picture().getBoundingClientRect().height).toBe(before.height);
  },
};
