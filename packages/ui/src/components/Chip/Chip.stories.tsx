import { InStates, pseudoStates } from '@naap/ui/fixtures/component-states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { ChipLink, RemovableChip, RemovableChipLink } from './Chip.tsx';

const meta = {
  component: RemovableChip,
  args: {
    label: 'Sorted by Price: Low to High',
    emphasis: 'ink',
    removeLabel: 'Remove Sorted by Price: Low to High',
    onRemove: fn(),
  },
} satisfies Meta<typeof RemovableChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Removable: Story = {
  play: async ({ args, canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Remove Sorted by Price: Low to High' });
    await userEvent.click(chip);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};

export const Links: Story = {
  render: () => (
    <Inline space={8} wrap>
      {['Saree', 'Linen shirt', 'Under ₹500'].map((label) => (
        <ChipLink key={label} href={`/products?search=${label}`} label={label} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Saree' })).toHaveAttribute(
      'href',
      '/products?search=Saree',
    );
  },
};

export const RemovableLinks: Story = {
  render: ({ onRemove }) => (
    <Inline space={8} wrap>
      {['linen shirt', 'बनारसी साड़ी', 'Hand-block-printed kurtas for long summer evenings'].map((label) => (
        <RemovableChipLink
          key={label}
          href={`/products?search=${label}`}
          label={label}
          removeLabel={`Remove ${label}`}
          onRemove={onRemove}
        />
      ))}
    </Inline>
  ),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'linen shirt' })).toHaveAttribute(
      'href',
      '/products?search=linen shirt',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove linen shirt' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: ({ onRemove }) => (
    <Stack space={16}>
      <InStates>{(state) => <ChipLink href={`#${state}`} label={state} />}</InStates>
      <InStates>
        {(state) => (
          <RemovableChipLink
            label={state}
            href={`#${state}`}
            removeLabel={`Remove the link ${state}`}
            onRemove={onRemove}
          />
        )}
      </InStates>
      {(['ink', 'soft'] as const).map((emphasis) => (
        <InStates key={emphasis}>
          {(state) => (
            <RemovableChip
              label={state}
              emphasis={emphasis}
              removeLabel={`Remove ${state}`}
              onRemove={onRemove}
            />
          )}
        </InStates>
      ))}
    </Stack>
  ),
  parameters: pseudoStates,
};
