import { within } from '@naap/ui/fixtures/queries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SizeGuide, type SizeGuideProps } from './SizeGuide.tsx';

const body = (size: string, chest: number): SizeGuideProps['rows'][number] => ({
  size,
  ranges: [
    [chest, chest + 60],
    [chest - 160, chest - 100],
    [chest + 60, chest + 120],
  ],
});

const meta = {
  component: SizeGuide,
  args: {
    label: 'Body measurements',
    sizeLabel: 'Size',
    measurements: ['Chest', 'Waist', 'Hip'],
    rows: [
      body('XS', 820),
      body('S', 880),
      body('M', 940),
      body('L', 1000),
      body('XL', 1060),
      body('XXL', 1120),
    ],
    selected: 'M',
    unitLabels: { choice: 'Unit', inches: 'in', centimetres: 'cm' },
  },
} satisfies Meta<typeof SizeGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InCentimetres: Story = {
  args: { selected: 'L' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('L · Chest 39.5–41.5 in')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'in' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('L · Chest 100–106 cm')).toBeVisible();
    const selectedRow = within(canvas.getByRole('table', { name: 'Body measurements, cm' })).getByRole(
      'row',
      {
        current: true,
      },
    );
    await expect(selectedRow).toHaveTextContent('L100–10684–90106–112');
  },
};

/** In Hindi. */
export const OneMeasurement: Story = {
  name: 'One Column',
  args: {
    label: 'पैर की नाप',
    sizeLabel: 'साइज़',
    unitLabels: { choice: 'इकाई', inches: 'इंच', centimetres: 'सेमी' },
    measurements: ['पैर की लंबाई'],
    rows: [36, 37, 38, 39, 40, 41].map((size) => ({
      size: `${size}`,
      ranges: [[size * 6.66 - 18, size * 6.66 - 12]],
    })),
    selected: '38',
  },
};

export const LongWords: Story = {
  args: {
    measurements: ['Chest, relaxed', 'Waist, natural', 'Hip, widest'],
    rows: [body('Free Size', 960), body('Free Size, petite', 880)],
    selected: null,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Body measurements' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await userEvent.tab();
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
