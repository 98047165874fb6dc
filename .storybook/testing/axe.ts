import type { Preview } from '@storybook/react-vite';
import { coloursAreForced } from './styles.ts';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...given: never[]) => unknown>;
type Reporting = Parameters<AfterEach>[0]['reporting'];

/** The accessibility addon's report of a story, as far as it is read here. */
interface AxeResult {
  readonly error?: unknown;
  readonly violations?: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly unknown[]; readonly html: string }[];
  }[];
}

/**
 * Configuration of axe: all rules, except colour contrast when forced colours are active. axe does not know about forced colours and
 * measures the page's own.
 */
export const axeConfig = { rules: coloursAreForced() ? [{ id: 'color-contrast', enabled: false }] : [] };

/** Names the violations that axe found. A missing or failed report is a fault too, because Storybook ignores it. */
export function axeFaults({ reports }: Reporting): readonly string[] {
  const report = reports.find(({ type }) => type === 'a11y');
  if (report === undefined || !isAxeResult(report.result)) return ['axe has not checked the story'];
  const { error, violations = [] } = report.result;
  if (error !== undefined) return [`axe failed: ${error}`];
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `axe ${id}: ${help} (${target.join(' ')}) ${html.slice(0, 160)}`),
  );
}

const isAxeResult = (result: unknown): result is AxeResult => typeof result === 'object' && result !== null;
