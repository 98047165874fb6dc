import { withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent } from 'storybook/test';
import { Button } from '../../components/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Broken(): never {
  throw new Error('This story renders a screen that throws');
}

const meta = {
  title: 'Every page/Error page',
  decorators: [withShop()],
  render: () => (
    <ErrorBoundary pageKey="here">
      <Broken />
    </ErrorBoundary>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ScreenFailed: Story = {
  beforeEach: () => {
    // React logs the caught error.
    const report = spyOn(console, 'error').mockImplementation(() => undefined);
    return () => report.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
};

function BrokenAtFirst() {
  const [place, setPlace] = useState('first');
  return (
    <>
      <Button label="Go elsewhere" onClick={() => setPlace('second')} />
      <ErrorBoundary pageKey={place}>{place === 'first' ? <Broken /> : <p>All is well.</p>}</ErrorBoundary>
    </>
  );
}

export const RendersAgainOnAnotherPage: Story = {
  ...ScreenFailed,
  render: () => <BrokenAtFirst />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go elsewhere' }));
    await expect(canvas.getByText('All is well.')).toBeVisible();
  },
};
