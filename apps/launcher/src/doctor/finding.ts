/** `failed`: shoppers miss something they need. `warning`: the shop works, but less well. */
type FindingStatus = 'ok' | 'warning' | 'failed';

/** A row of the table. Every row that is not `ok` has a remedy. */
export type Finding =
  | { readonly status: 'ok'; readonly check: string; readonly found: string }
  | {
      readonly status: 'warning' | 'failed';
      readonly check: string;
      readonly found: string;
      readonly remedy: string;
    };

export const ok = (check: string, found: string): Finding => ({ status: 'ok', check, found });
export const warning = (check: string, found: string, remedy: string): Finding => ({
  status: 'warning',
  check,
  found,
  remedy,
});
export const failed = (check: string, found: string, remedy: string): Finding => ({
  status: 'failed',
  check,
  found,
  remedy,
});

const MARKS: Readonly<Record<FindingStatus, string>> = { ok: 'ok', warning: 'warn', failed: 'FAIL' };

/** Formats findings as a table: status, check, result; a remedy is on the line below. */
export function formatFindings(findings: readonly Finding[]): string {
  const width = Math.max(0, ...findings.map(({ check }) => check.length));
  const rows = findings.flatMap((finding) => [
    `${MARKS[finding.status].padEnd(4)}  ${finding.check.padEnd(width)}  ${finding.found}`,
    ...(finding.status === 'ok' ? [] : [`${' '.repeat(6)}${' '.repeat(width)}  → ${finding.remedy}`]),
  ]);
  const count = (status: FindingStatus) => findings.filter((finding) => finding.status === status).length;
  const warnings = count('warning') === 1 ? 'warning' : 'warnings';
  const total = `${count('ok')} ok, ${count('warning')} ${warnings}, ${count('failed')} failed`;
  return [...rows, '', total].join('\n');
}
