import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import * as icons from './generated/index.ts';
import { Icon } from './Icon.tsx';

const meta = {
  component: Icon,
  args: { icon: icons.heartIcon },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {};
export const Active: Story = { args: { active: true } };
export const Named: Story = { args: { icon: icons.mopedIcon, label: 'On its way', size: 48 } };

export const All: Story = {
  render: () => (
    <Inline wrap space={16}>
      {Object.entries(icons).map(([name, icon]) => (
        <Icon key={name} icon={icon} label={name} size={28} />
      ))}
    </Inline>
  ),
};

export const Filled: Story = {
  render: () => (
    <Inline wrap space={16}>
      {Object.entries(icons)
        .filter(([, icon]) => icon.fill)
        .map(([name, icon]) => (
          <Icon key={name} icon={icon} label={name} size={28} active />
        ))}
    </Inline>
  ),
};
