import { expect, it } from 'vitest';
import { runStaffCommand } from '../src/staff-command.ts';
import { createMemoryStore } from '../src/store/memory.ts';

it('adds, changes, lists and removes staff', async () => {
  const store = createMemoryStore();
  const run = (command: string) => runStaffCommand(command.split(' '), store);
  await run('add 9820012345 packer Imran');
  expect(await run('add +919820012345 rider Imran Indiranagar')).toBe('Imran works as rider.');
  expect(await run('list')).toBe('+919820012345\trider\tImran\tIndiranagar');
  expect(await run('remove +919820012345')).toBe('Removed.');
  expect(await run('remove +919820012345')).toBe('No staff member has this phone number.');
  expect(await run('list')).toBe('');
});

it.each([
  ['', 'The command must be'],
  ['hire +919820012345', 'The command must be'],
  ['add +919820012345 driver Imran', 'The role must be'],
  ['add +919820012345 rider', 'The first name is missing'],
  ['add 12 rider Imran', 'The phone number must be'],
  ['remove', 'The phone number must be'],
])('explains what is wrong with "%s"', async (command, problem) => {
  const store = createMemoryStore();
  await expect(runStaffCommand(command.split(' '), store)).rejects.toThrow(problem);
  expect(await store.listStaff()).toEqual([]);
});
