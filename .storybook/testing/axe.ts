import type { Preview } from '@storybook/react-vite';
import { coloursAreForced } from './looks.ts';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...given: never[]) => unknown>;
type Reporting = Parameters<AfterEach>[0]['reporting'];

/** What the accessibility addon reports of a story, as far as it is read here. */
interface AxeResult {
  readonly error?: unknown;
  readonly violations?: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly unknown[]; readonly html: string }[];
  }[];
}

/**
 * What axe looks for: all it can, but contrast where colours are forced. Of these it knows nothing: it measures the text in the
 * colour that the page wrote.
 */
export const axeConfig = { rules: coloursAreForced() ? [{ id: 'color-contrast', enabled: false }] : [] };

/** Names what axe found, and that it could not look: the runner alone takes that for a clean bill. */
export function axeFaults({ reports }: Reporting): readonly string[] {
  const report = reports.find(({ type }) => type === 'a11y');
  if (report === undefined || !isAxeResult(report.result)) return [];
  const { error, violations = [] } = report.result;
  if (error !== undefined) return [`axe could not look: ${error}`];
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `axe ${id}: ${help} (${target.join(' ')}) ${html.slice(0, 160)}`),
  );
}

const isAxeResult = (result: unknown): result is AxeResult => typeof result === 'object' && result !== null;
