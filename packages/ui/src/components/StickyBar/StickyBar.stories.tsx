import { inr } from '@naap/api-clients/pricing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, LinkButton } from '../Button/index.ts';
import { Container } from '../Container/index.ts';
import { Price } from '../Price/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { StickyBar } from './StickyBar.tsx';

const meta = {
  component: StickyBar,
  args: { children: <Button width="full" label="Proceed to Checkout" /> },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '20rem' } } },
  decorators: [
    (Story) => (
      <>
        <Container>
          <Stack space={32}>
            {Array.from({ length: 20 }, (_, index) => (
              <LinkButton key={index} href={`#${index}`} label={`Line ${index + 1}`} emphasis="outline" />
            ))}
          </Stack>
        </Container>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof StickyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It stays at the bottom of a phone's screen, and a focused element scrolls out from under it. */
export const OneAction: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button', { name: 'Proceed to Checkout' }).getBoundingClientRect();
    await expect(bar.bottom).toBeLessThanOrEqual(window.innerHeight);
    const link = canvas.getByRole('link', { name: 'Line 12' });
    link.focus();
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(bar.top);
  },
};

export const WithTotal: Story = {
  args: {
    lead: (
      <Stack space={2}>
        <Price amount={inr(439600)} precision="exact" size="large" />
        <Text size="small" tone="secondary">
          Delivery <s>₹49</s> FREE
        </Text>
      </Stack>
    ),
    children: <Button width="full" label="Place Order" />,
  },
};

export const TwoActions: Story = {
  args: {
    children: (
      <Stack space={0}>
        <Button width="full" label="Proceed to Checkout" />
        <LinkButton width="full" href="/" label="Continue Shopping" emphasis="quiet" size="small" />
      </Stack>
    ),
  },
};

/** On a low viewport, it scrolls with the page. */
export const Tall: Story = {
  args: {
    tall: true,
    children: (
      <Stack space={8}>
        <Button width="full" label="Place Order" unavailable />
        <Text size="small" tone="secondary">
          Some items cannot be ordered. Remove them to place the order.
        </Text>
        <Button width="full" emphasis="outline" label="Remove unavailable items" />
      </Stack>
    ),
  },
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button', { name: 'Place Order' }).getBoundingClientRect();
    await expect(bar.top).toBeGreaterThan(window.innerHeight);
  },
};

/** On wide viewports the lead is hidden, because the summary shows the total. */
export const Wide: Story = { ...WithTotal, globals: { viewport: { value: 'desktop' } } };

/** Long words and Hindi on the narrowest phone. */
export const Narrow: Story = {
  args: {
    lead: <Price amount={inr(1499900)} precision="exact" size="large" />,
    children: <Button width="full" label="ऑर्डर की पुष्टि करें" />,
  },
  globals: { viewport: { value: 'narrow' } },
};
