import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Art } from '../Art/index.ts';
import { Grid } from '../Grid/index.ts';
import { BrandTile, type BrandTileProps } from './BrandTile.tsx';

const onClick = fn();
const picture = <Art name="kurta" sizes="96px" />;
const soon = { comingSoonLabel: 'COMING SOON', onClick };

const meta = {
  component: BrandTile,
  args: { name: 'Rangrez', href: '#rangrez' },
  render: (args) => (
    <Grid columns={4} narrow={3}>
      <BrandTile {...args} />
    </Grid>
  ),
} satisfies Meta<typeof BrandTile>;

export default meta;
type Story = StoryObj;

const grid = (tiles: readonly BrandTileProps[]) => () => (
  <Grid columns={4} narrow={3}>
    {tiles.map((tile) => (
      <BrandTile key={tile.name} {...tile} />
    ))}
  </Grid>
);

export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rangrez' })).toHaveAttribute('href', '#rangrez');
  },
};

export const InAGrid: Story = {
  render: grid([
    { name: 'Rangrez', href: '#rangrez', picture },
    { name: 'रंगरेज़', href: '#rangrez-hindi' },
    { name: 'Kala Ghoda Handloom Company', href: '#kala-ghoda' },
    { name: 'Vishwakarma & Sons', href: '#vishwakarma', picture },
    { name: 'Snitch', ...soon },
  ]),
  play: async ({ canvas }) => {
    onClick.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Snitch COMING SOON' }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: grid(
    ['Rest', 'Hover', 'Pressed', 'Focus'].flatMap((name): BrandTileProps[] => [
      { name, href: `#${name}` },
      { name: `${name} `, href: `#${name}`, picture },
    ]),
  ),
  parameters: {
    pseudo: { hover: '[href="#Hover"]', active: '[href="#Pressed"]', focusVisible: '[href="#Focus"]' },
  },
};
