import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cachedRasterise } from './cached-rasterise.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'naap-images-'));
});
afterEach(() => rm(directory, { recursive: true }));

/** Creates a rasteriser whose tasks the test finishes, and that counts concurrent tasks. */
function createControlledRasteriser() {
  const finish: (() => void)[] = [];
  const state = { started: 0, running: 0, maxRunning: 0, finish };
  const rasterise = cachedRasterise({
    directory,
    maxConcurrent: 2,
    rasterise: async ({ svg }) => {
      state.started += 1;
      state.running += 1;
      state.maxRunning = Math.max(state.maxRunning, state.running);
      await new Promise<void>((resolve) => finish.push(resolve));
      state.running -= 1;
      return new TextEncoder().encode(svg());
    },
  });
  return { state, rasterise };
}

const drawing = (svg: string) => ({ path: svg, svg: () => svg });

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
};

/** Creates a rasteriser that finishes at once and logs each drawing. */
const createLoggingRasteriser = (log: string[]) =>
  cachedRasterise({
    directory,
    maxConcurrent: 2,
    rasterise: async ({ svg }) => {
      log.push(svg());
      return new TextEncoder().encode(svg());
    },
  });

describe('cachedRasterise', () => {
  it('rasterises each drawing, size and format once, also across restarts', async () => {
    const log: string[] = [];
    const a = { ...drawing('a'), width: 360, height: 450, format: 'webp' } as const;
    for (const rasterise of [createLoggingRasteriser(log), createLoggingRasteriser(log)]) {
      await rasterise(a);
      await rasterise({ ...a, ...drawing('b') });
      await rasterise({ ...a, width: 480 });
      await rasterise({ ...a, height: 400 });
      await rasterise({ ...a, format: 'jpg' });
    }
    expect(log).toEqual(['a', 'b', 'a', 'a', 'a']);
    expect(await readdir(directory)).toHaveLength(5);
  });

  it('shares one rasterisation among concurrent equal requests', async () => {
    const { state, rasterise } = createControlledRasteriser();
    const input = { ...drawing('a'), width: 360, height: 450, format: 'webp' } as const;
    const all = Promise.all([rasterise(input), rasterise(input), rasterise(input)]);
    await until(() => state.finish.length === 1);
    state.finish[0]?.();
    expect(new Set((await all).map((image) => String(image))).size).toBe(1);
    expect(state.started).toBe(1);
  });

  it('runs at most two rasterisations at the same time', async () => {
    const { state, rasterise } = createControlledRasteriser();
    const all = Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((svg) =>
        rasterise({ ...drawing(svg), width: 360, height: 450, format: 'webp' }),
      ),
    );
    for (let done = 0; done < 5; done += 1) {
      await until(() => state.finish.length > done);
      state.finish[done]?.();
    }
    await all;
    expect(state).toMatchObject({ started: 5, maxRunning: 2 });
  });

  it('tries again after a failure', async () => {
    let attempts = 0;
    const rasterise = cachedRasterise({
      directory,
      maxConcurrent: 1,
      rasterise: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('rasteriser failed');
        return new Uint8Array([1]);
      },
    });
    const input = { ...drawing('a'), width: 360, height: 450, format: 'webp' } as const;
    await expect(rasterise(input)).rejects.toThrow('rasteriser failed');
    expect(await rasterise(input)).toEqual(new Uint8Array([1]));
  });
});
