import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../processes.ts';

/** What the stories of one build of Storybook have proven, added up over the runs of its stories. */
export interface ProofReport {
  /** Hash of the build; stories of another build prove nothing of this one. */
  readonly build: string;
  /** By story id, the states that its last run proved; a story that failed has none. */
  readonly stories: Readonly<Record<string, readonly string[]>>;
}

const file = join(root, 'test-results/proofs.json');

/** Reads what the stories of the build in `folder` have proven so far: nothing where they have not run. */
export function readProofs(folder: string): ProofReport {
  const build = hashOfBuild(folder);
  if (!existsSync(file)) return { build, stories: {} };
  const report: ProofReport = JSON.parse(readFileSync(file, 'utf8'));
  return report.build === build ? report : { build, stories: {} };
}

/** Replaces what the stories in `ran` have proven by what `run` recorded. `run` gets the file to which the runner appends. */
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

/** The entry page names every script by the hash of its content. */
function hashOfBuild(folder: string): string {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'iframe.html')))
    .digest('hex');
}
