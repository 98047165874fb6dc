import type { CDPSession } from 'playwright';

/** How many times slower than this machine a phone is. */
const SLOWDOWN = 6;

/** Runs `task` with the page's processor slowed down six times. */
export async function onSlowProcessor<Result>(
  client: CDPSession,
  task: () => Promise<Result>,
): Promise<Result> {
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  try {
    return await task();
  } finally {
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}
