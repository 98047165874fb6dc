import { inr } from '@naap/state';
import { mockIntervals } from '@naap/ui/fixtures/intervals';
import { expectStableLayout, sampleMotion } from '@naap/ui/fixtures/motion-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, Route, Routes, useNavigate, useParams } from 'react-router-dom';
import { expect, mocked, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button, Heading, Link, LinkProvider, ProductCard, Stack } from '../../components/index.ts';
import { ProductLink } from './ProductLink.tsx';
import { PICTURE_TRANSITION } from './pictureTransition.css.ts';
import { pictureTransitionTarget } from './pictureTransition.ts';
import { RouterLink } from './RouterLink.tsx';
import { useScrollRestoration } from './useScrollRestoration.ts';

/** A list that is higher than the viewport, with each link twice. */
function List() {
  const [pressed, setPressed] = useState(0);
  useScrollRestoration();
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
  useScrollRestoration();
  return (
    <main>
      <Stack space={72}>
        <Heading level={1}>Page {number}</Heading>
        <div {...pictureTransitionTarget(`/page/${number}`)}>
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
  title: 'Every page/Back and scroll position',
  render: () => <Shop />,
  beforeEach: () => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('scroll:')) sessionStorage.removeItem(key);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const RestoresScrollAndFocus: Story = {
  play: async ({ canvas }) => {
    const second = () => canvas.getAllByRole('link', { name: 'Page 3' })[1];
    second()?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const left = await waitFor(() => (window.scrollY > 0 ? Math.round(window.scrollY) : Promise.reject()));
    // The position is stored a frame after scrolling.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    second()?.click();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page 3' })).toHaveFocus();
    await expect(window.scrollY).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await canvas.findByRole('heading', { level: 1, name: 'List' });
    await expect(second()).toHaveFocus();
    await expect(Math.round(window.scrollY)).toBe(left);
  },
};

export const AnotherPageOfOneScreen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('link', { name: 'Page 3' })[0] ?? canvas.getByRole('main'));
    await userEvent.click(await canvas.findByRole('link', { name: 'Page 5' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page 5' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await canvas.findByRole('heading', { level: 1, name: 'Page 3' });
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveFocus();
  },
};

/** Returns the rendered state of the view transition: the moving box, and the old and new image in it. */
function transitionState() {
  const partOf = (part: string) =>
    getComputedStyle(document.documentElement, `::view-transition-${part}(${PICTURE_TRANSITION})`);
  const sizeOf = ({ width, height }: CSSStyleDeclaration) => ({
    width: Number.parseFloat(width),
    height: Number.parseFloat(height),
  });
  const group = partOf('group');
  const { e: x, f: y } = new DOMMatrix(group.transform);
  const [old, fresh] = [partOf('old'), partOf('new')];
  return {
    box: { x, y, ...sizeOf(group) },
    pictures: [sizeOf(old), sizeOf(fresh)],
    opacities: [Number(old.opacity), Number(fresh.opacity)],
  };
}

async function expectCloseTo<Key extends string>(
  found: Readonly<Record<Key, number>> | undefined,
  expected: Readonly<Record<Key, number>>,
  keys: readonly Key[],
) {
  for (const key of keys) await expect(found?.[key]).toBeCloseTo(expected[key], 0);
}

export const PictureGrowsIntoItsPage: Story = {
  beforeEach: () => {
    const restoreIntervals = mockIntervals();
    const start = spyOn(document, 'startViewTransition');
    return () => {
      start.mockRestore();
      restoreIntervals();
    };
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Linen Shirt/ });
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const pressed = link.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
    const frames: ReturnType<typeof transitionState>[] = [];
    const growth = await sampleMotion({
      scope: () => canvas.getByRole('main'),
      start: async () => {
        await userEvent.click(link);
        const [transition] = mocked(document.startViewTransition).mock.results;
        await transition?.value.ready;
      },
      settled: 'after',
      onFrame: () => {
        frames.push(transitionState());
      },
    });
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page 9' })).toBeVisible();
    await expect(document.startViewTransition).toHaveBeenCalledOnce();
    expectStableLayout(growth);

    const place = document.querySelector<HTMLElement>('[data-grows-into="/page/9"]');
    const target = place?.getBoundingClientRect() ?? new DOMRect();
    const sides = ['x', 'y', 'width', 'height'] as const;
    await expectCloseTo(frames[0]?.box, pressed, sides);
    await expectCloseTo(frames.at(-1)?.box, target, sides);
    for (const { box, pictures, opacities } of frames) {
      // Both images fill the box at every size, so neither jumps, and neither is seen through the other.
      for (const picture of pictures) await expectCloseTo(picture, box, ['width', 'height']);
      await expect(opacities).toEqual([1, 1]);
    }
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
