import { composeStories, type Meta } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

type StoryModule = Parameters<typeof composeStories<{ default: Meta }>>[0];

const modules = import.meta.glob<StoryModule>('./*/*.stories.tsx', { eager: true });

const stories = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries<ComponentType>(composeStories(module)).map(
    ([name, story]) => [`${path} ${name}`, story] as const,
  ),
);

afterEach(() => vi.restoreAllMocks());

test('finds the stories', () => {
  expect(stories.length).toBeGreaterThan(0);
});

test.each(stories)('%s renders on a server, without a warning of React', (_name, story) => {
  const warn = vi.spyOn(console, 'error');
  expect(renderToString(createElement(story))).not.toBe('');
  expect(warn).not.toHaveBeenCalled();
});
