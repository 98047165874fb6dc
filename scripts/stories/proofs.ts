import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '@naap/launcher/processes';

/** States that the stories of one Storybook build have proven, merged over all runs. */
export interface ProofReport {
  /** Hash of the build; proofs of another build are discarded. */
  readonly build: string;
  /** States that the last run of each story proved, by story ID; a failed story has none. */
  readonly stories: Readonly<Record<string, readonly string[]>>;
}

const file = join(root, 'test-results/proofs.json');

/** Reads the proofs of the build in `folder`; empty when its stories have not run. */
export function readProofs(folder: string): ProofReport {
  const build = hashOfBuild(folder);
  if (!existsSync(file)) return { build, stories: {} };
  const report: ProofReport = JSON.parse(readFileSync(file, 'utf8'));
  return report.build === build ? report : { build, stories: {} };
}

/** Runs `run` with the file that the test runner appends proofs to, and replaces the stored proofs of the stories in `ran`. */
export async function recordProofs<Result>(
  folder: string,
  ran: readonly string[],
  run: (recording: string) => Promise<Result>,
): Promise<Result> {
  const temporary = mkdtempSync(join(tmpdir(), 'proofs-'));
  const recording = join(temporary, 'proofs.ndjson');
  writeFileSync(recording, '');
  try {
    const result = await run(recording);
    const { build, stories } = readProofs(folder);
    const kept = Object.entries(stories).filter(([story]) => !ran.includes(story));
    const lines = readFileSync(recording, 'utf8').split('\n').filter(Boolean);
    const proven = lines.map((line): readonly [string, readonly string[]] => {
      const { story, states }: { story: string; states: readonly string[] } = JSON.parse(line);
      return [story, states];
    });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ build, stories: Object.fromEntries([...kept, ...proven]) }));
    return result;
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** Returns a hash of the entry page, which contains the content hash of every script. */
function hashOfBuild(folder: string): string {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'iframe.html')))
    .digest('hex');
}
