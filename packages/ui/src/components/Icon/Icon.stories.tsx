import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import * as icons from './generated/index.ts';
import { Icon } from './Icon.tsx';

const meta = {
  component: Icon,
  args: { icon: icons.heartIcon },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decorative, because the text beside it says the same. */
export const BesideText: Story = {
  render: (args) => (
    <Inline>
      <Icon {...args} />
      <Text as="span">Saved</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack space={16}>
      {[false, true].map((active) => (
        <Inline key={String(active)} space={16} align="end">
          {([16, 18, 20, 22, 24, 28, 48] as const).map((size) => (
            <Icon {...args} key={size} size={size} active={active} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

/** All icons, with the filled drawing if there is one. */
export const All: Story = {
  render: () => (
    <Inline wrap space={16}>
      {Object.entries(icons).flatMap(([name, icon]) => [
        <Icon key={name} icon={icon} label={name} size={28} />,
        'fill' in icon && (
          <Icon key={`${name} filled`} icon={icon} label={`${name}, filled`} size={28} active />
        ),
      ])}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'mopedIcon' })).toBeVisible();
  },
};
