import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cachedRasterise } from './cached-rasterise.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'naap-pictures-'));
});
afterEach(() => rm(directory, { recursive: true }));

/** A rasteriser that is told when each drawing may finish, and counts how many run at once. */
function slowRasteriser() {
  const finish: (() => void)[] = [];
  const state = { drawn: 0, running: 0, mostRunning: 0, finish };
  const rasterise = cachedRasterise({
    directory,
    maxConcurrent: 2,
    rasterise: async ({ svg }) => {
      state.drawn += 1;
      state.running += 1;
      state.mostRunning = Math.max(state.mostRunning, state.running);
      await new Promise<void>((resolve) => finish.push(resolve));
      state.running -= 1;
      return new TextEncoder().encode(svg);
    },
  });
  return { state, rasterise };
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

const instant = (log: string[]) =>
  cachedRasterise({
    directory,
    maxConcurrent: 2,
    rasterise: async ({ svg }) => {
      log.push(svg);
      return new TextEncoder().encode(svg);
    },
  });

describe('cachedRasterise', () => {
  it('draws a picture once, also over a restart', async () => {
    const log: string[] = [];
    const input = { svg: '<svg/>', width: 360, height: 450, format: 'webp' } as const;
    const first = await instant(log)(input);
    const second = await instant(log)(input);
    expect(log).toEqual(['<svg/>']);
    expect(second).toEqual(first);
  });

  it('keeps drawings, sizes, crops and formats apart', async () => {
    const log: string[] = [];
    const rasterise = instant(log);
    await rasterise({ svg: 'a', width: 360, height: 450, format: 'webp' });
    await rasterise({ svg: 'b', width: 360, height: 450, format: 'webp' });
    await rasterise({ svg: 'a', width: 480, height: 450, format: 'webp' });
    await rasterise({ svg: 'a', width: 360, height: 450, format: 'avif' });
    await rasterise({ svg: 'a', width: 360, height: 400, format: 'avif' });
    await rasterise({ svg: 'a', width: 360, height: 400, crop: 'top', format: 'avif' });
    expect(log).toEqual(['a', 'b', 'a', 'a', 'a', 'a']);
    expect(await readdir(directory)).toHaveLength(6);
  });

  it('shares one drawing among equal requests of the same moment', async () => {
    const { state, rasterise } = slowRasteriser();
    const input = { svg: 'a', width: 360, height: 450, format: 'webp' } as const;
    const all = Promise.all([rasterise(input), rasterise(input), rasterise(input)]);
    await until(() => state.finish.length === 1);
    state.finish[0]?.();
    expect(new Set((await all).map((picture) => String(picture))).size).toBe(1);
    expect(state.drawn).toBe(1);
  });

  it('draws two at once and no more', async () => {
    const { state, rasterise } = slowRasteriser();
    const all = Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((svg) => rasterise({ svg, width: 360, height: 450, format: 'webp' })),
    );
    for (let done = 0; done < 5; done += 1) {
      await until(() => state.finish.length > done);
      state.finish[done]?.();
    }
    await all;
    expect(state).toMatchObject({ drawn: 5, mostRunning: 2 });
  });

  it('tries again after a drawing failed', async () => {
    let attempts = 0;
    const rasterise = cachedRasterise({
      directory,
      maxConcurrent: 1,
      rasterise: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('no ink');
        return new Uint8Array([1]);
      },
    });
    const input = { svg: 'a', width: 360, height: 450, format: 'webp' } as const;
    await expect(rasterise(input)).rejects.toThrow('no ink');
    expect(await rasterise(input)).toEqual(new Uint8Array([1]));
  });
});
