import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { media } from '../../theme/breakpoints.ts';
import { Art } from '../Art/index.ts';
import { Tile } from '../Tile/index.ts';
import { Grid } from './Grid.tsx';

const tiles = [
  ['mint', 'dress-polka', 'Western Wear'],
  ['blue', 'bra', 'Lingerie'],
  ['peach', 'tank', 'Inner Wear'],
  ['bare', 'track', 'Sports Wear'],
  ['pink', 'tee', 'T-Shirts'],
  ['lilac', 'skirt', 'Skirts'],
] as const;

const meta = {
  component: Grid,
  args: {
    columns: 2,
    as: 'ul',
    label: 'Categories',
    children: tiles.map(([tint, name, label]) => (
      <li key={name}>
        <Tile tint={tint} label={label}>
          <Art name={name} sizes="180px" />
        </Tile>
      </li>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the number of columns that the browser has laid out. */
const columnsOf = (element: HTMLElement) => getComputedStyle(element).gridTemplateColumns.split(' ').length;

export const Columns: Story = {
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list', { name: 'Categories' }))).toBe(
      // On a narrow phone, text of double size leaves room for one column only.
      window.matchMedia(media.cramped).matches ? 1 : 2,
    );
  },
};

/** The gap between rows is larger than the gap between columns. */
export const Wide: Story = {
  args: { rowSpace: 24, tablet: 3, desktop: 4, wide: 6, space: 16 },
  globals: { viewport: { value: 'desktop' } },
};
