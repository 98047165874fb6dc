import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChipLink } from '../Chip/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Inline } from './Inline.tsx';

const meta = {
  component: Inline,
  args: {
    children: (
      <>
        <Text>Kurta</Text>
        <Text>Saree</Text>
        <Text>Shirt</Text>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ canvas }) => {
    const [kurta, saree] = ['Kurta', 'Saree'].map((name) => canvas.getByText(name).getBoundingClientRect());
    await expect((saree?.left ?? 0) - (kurta?.right ?? 0)).toBeCloseTo(8, 0);
  },
};

export const Justified: Story = {
  render: (args) => (
    <Stack space={12}>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline {...args} key={justify} justify={justify} />
      ))}
    </Stack>
  ),
};

export const Aligned: Story = {
  render: () => (
    <Stack space={24}>
      {(['start', 'center', 'end', 'baseline'] as const).map((align) => (
        <Inline key={align} align={align} space={12}>
          <Heading level={2} size="h1">
            Size
          </Heading>
          <Text size="small">{align}</Text>
        </Inline>
      ))}
    </Stack>
  ),
};

/** Long words and Hindi wrap into the next row. */
export const Narrow: Story = {
  args: {
    wrap: true,
    as: 'ul',
    label: 'Popular',
    children: ['Hand block-printed', 'अनारकली कुर्ता', 'Co-ords', 'साड़ी', 'Lounge Pants'].map((name) => (
      <li key={name}>
        <ChipLink label={name} href="/products" />
      </li>
    )),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Popular' })).toBeVisible();
  },
};
