import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Sheet } from '../Sheet/index.ts';
import { SizeGuide, type SizeGuideProps } from './SizeGuide.tsx';

const body = (size: string, chest: number): SizeGuideProps['rows'][number] => ({
  size,
  centimetres: [chest, chest - 16, chest + 6],
});

const meta = {
  component: SizeGuide,
  args: {
    label: 'Body measurements',
    sizeLabel: 'Size',
    measurements: ['Chest', 'Waist', 'Hip'],
    rows: [body('XS', 82), body('S', 88), body('M', 96), body('L', 102), body('XL', 108), body('XXL', 116)],
    selected: 'M',
    unitLabels: { choice: 'Unit', inches: 'in', centimetres: 'cm' },
  },
} satisfies Meta<typeof SizeGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {};

export const NothingSelected: Story = { args: { selected: null } };

export const InCentimetres: Story = {
  args: { selected: 'L' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('L · Chest 40 in')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'in' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('L · Chest 102 cm')).toBeVisible();
    const selectedRow = within(canvas.getByRole('table', { name: 'Body measurements, cm' })).getByRole(
      'row',
      {
        current: true,
      },
    );
    await expect(selectedRow).toHaveTextContent('L10286108');
  },
};

/** In Hindi. */
export const OneMeasurement: Story = {
  args: {
    label: 'पैर की नाप',
    sizeLabel: 'साइज़',
    unitLabels: { choice: 'इकाई', inches: 'इंच', centimetres: 'सेमी' },
    measurements: ['पैर की लंबाई'],
    rows: [36, 37, 38, 39, 40, 41].map((size) => ({ size: `${size}`, centimetres: [size * 0.66] })),
    selected: '38',
  },
};

export const LongWords: Story = {
  args: {
    measurements: ['Chest, relaxed', 'Shoulder to hem', 'Waist, natural', 'Hip, widest'],
    rows: [
      { size: 'Free Size', centimetres: [96, 118, 82, 104] },
      { size: 'Free Size, petite', centimetres: [88, 104, 74, 96] },
    ],
    selected: 'Free Size, petite',
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

export const InASheet: Story = {
  render: (args) => (
    <Sheet open onClose={() => undefined} title="Size guide" closeLabel="Close">
      <SizeGuide {...args} />
    </Sheet>
  ),
};
