import { expectStableLayout, sampleMotion } from '@naap/ui/fixtures/motion-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Container } from '../Container/index.ts';
import { houseIcon, squaresFourIcon, userIcon } from '../Icon/index.ts';
import { TextField } from '../TextField/index.ts';
import { BottomNav } from './BottomNav.tsx';

const pages = [
  { href: '#home', label: 'Home', icon: houseIcon },
  { href: '#categories', label: 'Categories', icon: squaresFourIcon },
  { href: '#profile', label: 'Profile', icon: userIcon },
];
const at = (current: string) => pages.map((page) => ({ ...page, current: page.label === current }));

function onHashChange(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

const meta = {
  component: BottomNav,
  args: { label: 'Main', items: at('Home') },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '10rem' } } },
} satisfies Meta<typeof BottomNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
  },
};

/** Changing the page changes no layout but the mark. */
export const PageChanges: Story = {
  globals: { motion: 'full' },
  beforeEach: () => () => history.replaceState(history.state, '', location.pathname + location.search),
  render: function Pages({ label }) {
    const hash = useSyncExternalStore(
      onHashChange,
      () => location.hash,
      () => '',
    );
    const shown = pages.find(({ href }) => href === hash)?.label ?? 'Home';
    return <BottomNav label={label} items={at(shown)} />;
  },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    for (const { label } of pages.toReversed()) {
      const change = await sampleMotion({
        scope: () => nav,
        start: async () => {
          await userEvent.click(canvas.getByRole('link', { name: label }));
          await waitFor(() => expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(label));
        },
        settled: 'before',
      });
      expectStableLayout(change);
    }
  },
};

/** On a screen to which none of the links leads. */
export const States: Story = {
  args: {
    items: ['Hover', 'Pressed', 'Focus'].map((label) => ({
      href: `#${label}`,
      label,
      icon: houseIcon,
      current: false,
    })),
  },
  parameters: {
    pseudo: { hover: '[href="#Hover"]', active: '[href="#Pressed"]', focusVisible: '[href="#Focus"]' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
};

export const HiddenWhileTyping: Story = {
  render: (args) => (
    <>
      <Container>
        <TextField label="Name" value="" onValueChange={() => undefined} />
      </Container>
      <BottomNav {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    await userEvent.click(canvas.getByRole('textbox'));
    await waitFor(() => expect(nav).not.toBeVisible());
    canvas.getByRole('textbox').blur();
    await waitFor(() => expect(nav).toBeVisible());
    await userEvent.click(canvas.getByRole('textbox'));
    await waitFor(() => expect(nav).not.toBeVisible());
  },
};
