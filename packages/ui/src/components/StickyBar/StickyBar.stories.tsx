import { inr } from '@naap/api-clients/pricing';
import { hasReaderStyles } from '@naap/ui/fixtures/reader-styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { media } from '../../theme/index.ts';
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

/** It stays at the bottom of a phone's screen, and a focused element scrolls out from under it. Beside very large letters it scrolls with the page. */
export const OneAction: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    if (window.matchMedia(media.cramped).matches) return;
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

/** The total is beside the primary button, whose label has one line on the narrowest phone. */
export const TwoActions: Story = {
  args: {
    lead: <Price amount={inr(1664700)} size="large" />,
    secondary: <LinkButton width="full" href="/" label="Continue Shopping" emphasis="quiet" size="small" />,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    // On wide viewports the lead is hidden, and doubled text has several lines.
    if (window.matchMedia(`${media.desktop}, ${media.cramped}`).matches || hasReaderStyles()) return;
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const button = boxOf(canvas.getByRole('button', { name: 'Proceed to Checkout' }));
    const total = boxOf(canvas.getByText('₹16,647'));
    await expect(button.height).toBeLessThanOrEqual(56);
    await expect(Math.abs(total.top + total.height / 2 - (button.top + button.height / 2))).toBeLessThan(3);
    await expect(boxOf(canvas.getByRole('link', { name: 'Continue Shopping' })).top).toBeGreaterThanOrEqual(
      button.bottom,
    );
  },
};

/** Without a lead, the button is as wide as the bar. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Proceed to Checkout' }).getBoundingClientRect();
    await expect(button.width).toBeGreaterThan(window.innerWidth / 2);
    await expect(Math.round(button.left)).toBe(Math.round(window.innerWidth - button.right));
  },
};

/** On a short screen, such as that of a page zoomed to 400 %, it scrolls with the page. */
export const Short: Story = {
  ...WithTotal,
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('button', { name: 'Place Order' }).getBoundingClientRect();
    await expect(top).toBeGreaterThan(window.innerHeight);
  },
};
