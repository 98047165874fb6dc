import { InStates, pseudoStates } from '@naap/ui/fixtures/component-states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { media } from '../../theme/index.ts';
import { Stack } from '../Stack/index.ts';
import { LocationHeader } from './LocationHeader.tsx';

const meta = {
  component: LocationHeader,
  args: { caption: 'Deliver to', address: '14 Hill Road, Bandra West', onClick: fn() },
} satisfies Meta<typeof LocationHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver to 14 Hill Road, Bandra West' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** The arrow is beside the address, however wide the header is. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ args, canvas }) => {
    const arrow = [...canvas.getByRole('button').querySelectorAll('svg')].at(-1);
    const { right } = canvas.getByText(args.address).getBoundingClientRect();
    await expect(Math.round(Number(arrow?.getBoundingClientRect().left) - right)).toBe(8);
  },
};

export const BeforeAnyPosition: Story = {
  args: { address: 'Enable location for delivery' },
  parameters: { states: ['home-location--initial'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enable location for delivery')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack space={12}>
      <InStates>{(state) => <LocationHeader {...args} address={state} />}</InStates>
      <LocationHeader {...args} address="Loading" loading />
      <LocationHeader {...args} address="Tap to enable location" problem="Location access denied" />
    </Stack>
  ),
  parameters: pseudoStates,
};

/** A long Hindi address is cut to one line, because the notifications and the bag need room on the narrowest phone. */
export const Narrow: Story = {
  args: { address: '१४ हिल रोड, बांद्रा पश्चिम, मुंबई' },
  globals: { viewport: { value: 'narrow' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    const { height } = canvas.getByText(args.address).getBoundingClientRect();
    // With doubled text the address may have several lines.
    if (!window.matchMedia(media.cramped).matches) await expect(height).toBeLessThan(30);
  },
};
