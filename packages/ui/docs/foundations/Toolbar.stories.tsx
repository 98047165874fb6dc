import { BACKEND_ORIGIN } from '@naap/fixtures/remotes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useMediaQuery } from '../../src/behaviour/useMediaQuery.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { Text } from '../../src/components/Text/index.ts';
import { media } from '../../src/theme/index.ts';

/** What a page is told of its reader, in the words of the toolbar. */
function Reader() {
  const reduced = useMediaQuery(media.reducedMotion);
  const tablet = useMediaQuery(media.tablet);
  return (
    <Stack space={8}>
      <Text>{reduced ? 'Reduced motion' : 'Full motion'}</Text>
      <span style={{ fontSize: 'medium' }}>The browser’s own size</span>
      <Text>{tablet ? 'Laid out for a tablet' : 'Laid out for a phone'}</Text>
    </Stack>
  );
}

const meta = { component: Reader } satisfies Meta<typeof Reader>;

export default meta;
type Story = StoryObj<typeof meta>;

const root = () => getComputedStyle(document.documentElement);

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reduced motion')).toBeVisible();
    await expect(root().getPropertyValue('--naap-duration-state')).toMatch(/^0m?s$/);
  },
};

export const FullMotion: Story = {
  globals: { motion: 'full' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Full motion')).toBeVisible();
    await expect(root().getPropertyValue('--naap-duration-state')).toMatch(/^(160ms|\.16s)$/);
  },
};

/** A page of 1000 px is laid out as one of 500 is for other readers. */
export const DoubleText: Story = {
  globals: { textSize: 'double' },
  play: async ({ canvas }) => {
    const own = Number.parseFloat(getComputedStyle(canvas.getByText('The browser’s own size')).fontSize);
    await expect(root().fontSize).toBe(`${2 * own}px`);
    const expected = window.innerWidth < 1200 ? 'Laid out for a phone' : 'Laid out for a tablet';
    await expect(canvas.getByText(expected)).toBeVisible();
  },
};

export const Offline: Story = {
  globals: { network: 'offline' },
  play: async () => {
    await expect(fetch(`${BACKEND_ORIGIN}/healthz`)).rejects.toThrow();
  },
};

export const SlowNetwork: Story = {
  globals: { network: 'slow' },
  play: async () => {
    let answered = false;
    const asked = performance.now();
    const answer = fetch(`${BACKEND_ORIGIN}/healthz`).then(() => {
      answered = true;
    });
    await expect(answered).toBe(false);
    await waitFor(() => expect(answered).toBe(true), { timeout: 10_000 });
    await answer;
    await expect(performance.now() - asked).toBeGreaterThan(1500);
  },
};
