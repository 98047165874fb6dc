import { InStates, pseudoStates } from '@naap/ui/fixtures/component-states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Art } from '../Art/index.ts';
import { Inline } from '../Inline/index.ts';
import { ScrollRow } from '../ScrollRow/index.ts';
import { CategoryShortcut } from './CategoryShortcut.tsx';

const tee = <Art name="tee" cut="cut" sizes="54px" />;
const filling = <Art name="tee" sizes="52px" />;

const meta = {
  component: CategoryShortcut,
  args: { href: '#tees', label: 'T-Shirts', tint: 'yellow', picture: tee },
} satisfies Meta<typeof CategoryShortcut>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'T-Shirts' })).toHaveAttribute('href', '#tees');
  },
};

export const Small: Story = {
  render: (args) => (
    <Inline space={12}>
      <CategoryShortcut {...args} size="small" tint="bare" fills picture={filling} />
      <CategoryShortcut {...args} size="small" tint="bare" fills picture={filling} label="Crop Tops" />
    </Inline>
  ),
};

export const InARow: Story = {
  render: (args) => (
    <ScrollRow label="Categories">
      {(
        [
          ['Lingerie & Loungewear', 'peach', 'kurta'],
          ['टी-शर्ट', 'mint', 'shirt'],
          ['Sports', 'pink', 'track'],
          ['T-Shirts', 'yellow', 'tee'],
          ['Crop Tops', 'bare', 'tee-crop'],
        ] as const
      ).map(([label, tint, name]) => (
        <CategoryShortcut
          key={label}
          {...args}
          label={label}
          tint={tint}
          picture={<Art name={name} cut="cut" sizes="54px" />}
        />
      ))}
    </ScrollRow>
  ),
};

export const States: Story = {
  render: (args) => (
    <InStates>{(state) => <CategoryShortcut {...args} href={`#${state}`} label={state} />}</InStates>
  ),
  parameters: pseudoStates,
};
