import { BACKEND_ORIGIN } from '@naap/fixtures/remotes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useMediaQuery } from '../../src/behaviour/useMediaQuery.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { Text } from '../../src/components/Text/index.ts';
import { media } from '../../src/theme/index.ts';

/** Shows the settings of the toolbar as a page reads them. */
function Settings() {
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

const meta = { component: Settings } satisfies Meta<typeof Settings>;

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

/** With double text a viewport of 1000 px gets the layout of one of 500 px. */
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
  name: 'Network offline',
  globals: { network: 'offline' },
  play: async () => {
    await expect(fetch(`${BACKEND_ORIGIN}/healthz`)).rejects.toThrow();
  },
};

export const SlowNetwork: Story = {
  globals: { network: 'slow' },
  play: async () => {
    const start = performance.now();
    await fetch(`${BACKEND_ORIGIN}/healthz`);
    await expect(performance.now() - start).toBeGreaterThan(1500);
  },
};
