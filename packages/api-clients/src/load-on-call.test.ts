import { expect, it, vi } from 'vitest';
import { loadOnCall } from './load-on-call.ts';

const messages = { double: 'Failed to double', fail: 'Failed to fail' };

it('loads the client once, with the first call', async () => {
  const load = vi.fn(async () => ({
    double: async (value: number) => value * 2,
    fail: async () => Promise.reject(new Error('refused')),
  }));
  const client = loadOnCall(load, messages);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([client.double(2), client.double(3)])).toEqual([4, 6]);
  await expect(client.fail()).rejects.toThrow('refused');
  expect(load).toHaveBeenCalledOnce();
});

it('rejects with the text of the verb while the code cannot be loaded, and tries again', async () => {
  const client = { double: async (value: number) => value * 2, fail: async () => undefined };
  const load = vi.fn(async () => client);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const lazy = loadOnCall(load, messages);
  await expect(lazy.double(2)).rejects.toMatchObject({ message: 'Failed to double', kind: 'network' });
  expect(await lazy.double(2)).toBe(4);
});
