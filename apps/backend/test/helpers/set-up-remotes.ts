import { type OtlpReceiver, startOtlpReceiver } from '@naap/server/test/receiver';
import { afterAll } from 'vitest';
import { type Remotes, startRemotes } from './remotes.ts';

/** Starts the remotes of backend processes and a receiver of their telemetry. They are closed after the tests of the file that calls this. */
export async function setUpRemotes(): Promise<{
  readonly remotes: Remotes;
  readonly receiver: OtlpReceiver;
}> {
  const remotes = await startRemotes();
  const receiver = await startOtlpReceiver();
  afterAll(async () => {
    await remotes.close();
    await receiver.close();
  });
  return { remotes, receiver };
}
