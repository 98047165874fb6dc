import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Art } from '../Art/index.ts';
import { Grid } from '../Grid/index.ts';
import { CategoryTile } from './CategoryTile.tsx';

const meta = {
  component: CategoryTile,
  args: { href: '#western', label: 'Western Wear', picture: <Art name="dress-polka" sizes="175px" /> },
  render: (args) => (
    <Grid columns={2}>
      <CategoryTile {...args} />
    </Grid>
  ),
} satisfies Meta<typeof CategoryTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Western Wear' })).toHaveAttribute('href', '#western');
  },
};

export const Shapes: Story = {
  render: (args) => (
    <Grid columns={2} space={12}>
      <CategoryTile {...args} label="Lingerie & Loungewear for long nights" />
      <CategoryTile {...args} label="Square" shape="square" />
      <CategoryTile {...args} label="भारतीय परिधान" shape="portrait" />
      <CategoryTile {...args} label="Kanjeevaramsilksarees" shape="portrait" labelPlacement="below" />
      <CategoryTile {...args} label="भारतीय परिधान" shape="square" labelPlacement="below" />
    </Grid>
  ),
};

export const States: Story = {
  render: (args) => (
    <Grid columns={2} space={24}>
      {['Rest', 'Hover', 'Pressed', 'Focus'].map((state) => (
        <CategoryTile key={state} {...args} href={`#${state}`} label={state} />
      ))}
      {['Hover', 'Focus'].map((state) => (
        <CategoryTile
          key={state}
          {...args}
          href={`#${state}`}
          label={state}
          shape="square"
          labelPlacement="below"
        />
      ))}
    </Grid>
  ),
  parameters: {
    pseudo: { hover: '[href="#Hover"]', active: '[href="#Pressed"]', focusVisible: '[href="#Focus"]' },
  },
};

/** Dense on a phone, with ribbons on wide viewports. */
export const DenseOnPhone: Story = {
  render: (args) => (
    <Grid columns={4} space={8}>
      {(['belowOnPhone', 'besideOnPhone'] as const).flatMap((labelPlacement) =>
        ['Western Wear', 'शर्ट'].map((label) => (
          <CategoryTile
            key={`${label} ${labelPlacement}`}
            {...args}
            {...{ label, labelPlacement }}
            shape="portrait"
          />
        )),
      )}
    </Grid>
  ),
};
