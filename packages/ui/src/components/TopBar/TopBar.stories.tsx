import { hasReaderStyles } from '@naap/ui/fixtures/reader-styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { magnifyingGlassIcon, toteIcon } from '../Icon/index.ts';
import { IconLink } from '../IconButton/index.ts';
import { TopBar } from './TopBar.tsx';

const actions = (
  <>
    <IconLink icon={magnifyingGlassIcon} label="Search" href="/search-page" />
    <IconLink icon={toteIcon} label="Bag, 3 items" href="/cart" badge={3} />
  </>
);

const back = { label: 'Back', onBack: fn() };

const meta = {
  component: TopBar,
  args: { title: 'Dresses' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithBack: Story = {
  args: { back },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(back.onBack).toHaveBeenCalled();
    // A script moves the focus here after a route change.
    const title = canvas.getByRole('heading', { level: 1, name: 'Dresses' });
    title.focus();
    await expect(title).toHaveFocus();
  },
};

export const WithActions: Story = {
  args: { title: 'Search: floral printed cotton summer साड़ियाँ under ₹1,500', back, children: actions },
};

export const WithDetail: Story = {
  args: { back, children: actions, detail: '31 products' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dresses' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('31 products');
  },
};

/** As high as with the detail, with the title in the middle. */
export const WithUnknownDetail: Story = {
  args: { back, children: actions, detail: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBeGreaterThanOrEqual(18);
    if (hasReaderStyles()) return;
    const middleOf = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const distance =
      middleOf(canvas.getByRole('heading')) - middleOf(canvas.getByRole('button', { name: 'Back' }));
    await expect(Math.abs(distance)).toBeLessThan(3);
  },
};
