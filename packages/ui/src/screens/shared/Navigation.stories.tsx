import { inr } from '@naap/state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, Route, Routes, useNavigate, useParams } from 'react-router-dom';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { holdIntervals } from '../../behaviour/story-motion.ts';
import { Button, Heading, Link, LinkProvider, ProductCard, Stack } from '../../components/index.ts';
import { growsInto } from './growPicture.ts';
import { ProductLink } from './ProductLink.tsx';
import { RouterLink } from './RouterLink.tsx';
import { useScrollMemory } from './useScrollMemory.ts';

/** A list that is higher than the screen, twice over one and the same link. */
function List() {
  const [pressed, setPressed] = useState(0);
  useScrollMemory();
  return (
    <main>
      <Stack space={72}>
        <Heading level={1}>List</Heading>
        {Array.from({ length: 12 }, (_, index) => (
          <Link key={index} href={`/page/${index % 6}`} label={`Page ${index % 6}`} placement="alone" />
        ))}
        <Button label={`Pressed ${pressed}`} onClick={() => setPressed(pressed + 1)} />
        <LinkProvider component={ProductLink}>
          <ProductCard
            href="/page/9"
            name="Linen Shirt"
            brand="Kora"
            price={inr(100)}
            image="/placeholder.svg"
            sizes="50vw"
          />
        </LinkProvider>
      </Stack>
    </main>
  );
}

function Page() {
  const { number = '' } = useParams();
  const navigate = useNavigate();
  useScrollMemory();
  return (
    <main>
      <Stack space={72}>
        <Heading level={1}>Page {number}</Heading>
        <div {...growsInto(`/page/${number}`)}>
          <img src="/placeholder.svg" alt="" width={300} height={375} />
        </div>
        <Link href="/page/5" label="Page 5" placement="alone" />
        <Button label="Back" onClick={() => navigate(-1)} />
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index}>Line {index}</p>
        ))}
      </Stack>
    </main>
  );
}

function Shop(): ReactNode {
  return (
    <MemoryRouter>
      <LinkProvider component={RouterLink}>
        <Routes>
          <Route path="/" element={<List />} />
          <Route path="/page/:number" element={<Page />} />
        </Routes>
      </LinkProvider>
    </MemoryRouter>
  );
}

const meta = {
  title: 'shared/Navigation',
  render: () => <Shop />,
  beforeEach: () => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('scroll:')) sessionStorage.removeItem(key);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeginsAtItsTitle: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('link', { name: 'Page 3' })[1] ?? canvas.getByRole('main'));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page 3' })).toHaveFocus();
    await expect(window.scrollY).toBe(0);
  },
};

export const ReturnsToWhereItWasLeft: Story = {
  play: async ({ canvas }) => {
    const second = () => canvas.getAllByRole('link', { name: 'Page 3' })[1];
    second()?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const left = await waitFor(() => (window.scrollY > 0 ? Math.round(window.scrollY) : Promise.reject()));
    // The place is noted as the page scrolls, a frame later.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    second()?.click();
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await canvas.findByRole('heading', { level: 1, name: 'List' });
    await expect(second()).toHaveFocus();
    await expect(Math.round(window.scrollY)).toBe(left);
  },
};

export const AnotherPageOfTheSameScreen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('link', { name: 'Page 3' })[0] ?? canvas.getByRole('main'));
    await userEvent.click(await canvas.findByRole('link', { name: 'Page 5' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page 5' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await canvas.findByRole('heading', { level: 1, name: 'Page 3' });
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveFocus();
  },
};

export const PictureGrowsIntoItsPage: Story = {
  beforeEach: () => {
    const release = holdIntervals();
    const start = spyOn(document, 'startViewTransition');
    return () => {
      start.mockRestore();
      release();
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Linen Shirt/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page 9' })).toBeVisible();
    await expect(document.startViewTransition).toHaveBeenCalledOnce();
    const place = document.querySelector<HTMLElement>('[data-grows-into="/page/9"]');
    await waitFor(() => expect(place?.style.viewTransitionName).toBe(''));
  },
};

export const PictureStaysStillUnderReducedMotion: Story = {
  beforeEach: () => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query === '(prefers-reduced-motion: reduce)' ? 'all' : query);
    const start = spyOn(document, 'startViewTransition');
    return () => {
      start.mockRestore();
      window.matchMedia = matchMedia;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Linen Shirt/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page 9' })).toBeVisible();
    await expect(document.startViewTransition).not.toHaveBeenCalled();
  },
};
