import type { A11yReport } from '@storybook/addon-a11y';
import type { StoryContext } from '@storybook/react-vite';
import { coloursAreForced } from './styles.ts';

/**
 * Configuration of axe: all rules, except colour contrast when forced colours are active. axe does not know about forced colours and
 * measures the page's own.
 */
export const axeConfig = { rules: coloursAreForced() ? [{ id: 'color-contrast', enabled: false }] : [] };

/** Names what has kept axe from checking the story. Storybook ignores that; its test runner reports the violations. */
export function axeFaults({ reports }: StoryContext['reporting']): readonly string[] {
  const report = reports.find(({ type }) => type === 'a11y')?.result as A11yReport | undefined;
  if (report && !('error' in report)) return [];
  return [`axe has not checked the story: ${report?.error ?? 'there is no report'}`];
}
