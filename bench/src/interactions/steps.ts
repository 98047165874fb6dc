import type { CDPSession, Page } from 'playwright';
import { type Latency, measureInteraction } from './latency.ts';
import { onSlowProcessor } from './slow-processor.ts';

/** One interaction of a shopper. */
export interface Step {
  readonly name: string;
  /** Has only one input, a tap. */
  interact(): Promise<void>;
  /** Resolves when the result is shown, and the next step can begin. */
  settle(): Promise<void>;
}

export interface MeasuredStep {
  readonly name: string;
  readonly latency: Latency;
}

/** Performs the steps in their order on a slow processor. */
export function measureSteps(
  page: Page,
  client: CDPSession,
  steps: readonly Step[],
): Promise<readonly MeasuredStep[]> {
  return onSlowProcessor(client, async () => {
    const measured: MeasuredStep[] = [];
    for (const { name, interact, settle } of steps) {
      const latency = await measureInteraction(page, interact);
      await settle();
      measured.push({ name, latency });
    }
    return measured;
  });
}
