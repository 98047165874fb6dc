import { StateBoard } from '@naap/ui/docs/StateBoard';
import { Storyboard } from '@naap/ui/docs/Storyboard';
import { media } from '@naap/ui/theme/breakpoints';
import { useMediaQuery } from '@naap/ui/use-media-query';
import {
  ArgTypes,
  Canvas,
  Controls,
  DocsContainer,
  type DocsContainerProps,
  Meta,
} from '@storybook/addon-docs/blocks';
import { type ElementType, type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import type { Globals } from 'storybook/internal/types';
import '@naap/ui/docs/page';
import { initialGlobals, setEnvironment } from './environment.ts';
import { page } from './theme.ts';

/** The versions of docs/first-versions, which main.ts reads. */
declare const __FIRST_VERSIONS__: Readonly<Record<string, string>>;

/** Blocks that MDX pages use without an import. */
export const components: Readonly<Record<string, ElementType>> = {
  ArgTypes,
  Canvas,
  Controls,
  Meta,
  StateBoard,
  Storyboard,
};

/** A documentation page with the toolbar's theme, text size and motion. A component's page begins with the version that introduced it. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context.channel);
  const systemDark = useMediaQuery(media.dark);
  const title = context.componentStories()[0]?.title ?? '';
  const since = title.startsWith('Components/') && __FIRST_VERSIONS__[title.replace(/^.*\//, '')];
  const isDark = globals.theme === 'system' ? systemDark : globals.theme === 'dark';

  useLayoutEffect(() => void setEnvironment(globals), [globals]);

  return (
    <DocsContainer context={context} theme={isDark ? page.dark : page.light}>
      <main>
        {since && <p>Since {since}</p>}
        {children}
      </main>
    </DocsContainer>
  );
}

/** Returns the current Storybook globals. On a page without stories only the channel reports them. */
function useGlobals(channel: DocsContainerProps['context']['channel']): Globals {
  const subscribe = (listener: () => void) => {
    channel.on('globalsUpdated', listener);
    return () => channel.off('globalsUpdated', listener);
  };
  const read = () => (channel.last('globalsUpdated') ?? channel.last('setGlobals'))?.[0]?.globals;
  return useSyncExternalStore(subscribe, read) ?? initialGlobals;
}
