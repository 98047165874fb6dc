import { STAFF_ROLES } from '@naap/api-clients/order-lifecycle';
import { parsePhone } from '@naap/api-clients/typed-numbers';
import type { Store } from './store/store.ts';
import { UsageError } from './usage-error.ts';

const USAGE = `Usage:
  pnpm staff add <phone> <${STAFF_ROLES.join('|')}> <first name> [store]
  pnpm staff remove <phone>
  pnpm staff list

Example: pnpm staff add +919820012345 rider Imran`;

/** Runs a command and returns its output. Throws UsageError. */
export async function runStaffCommand(
  [command, ...args]: readonly string[],
  store: Pick<Store, 'listStaff' | 'saveStaff' | 'removeStaff'>,
): Promise<string> {
  switch (command) {
    case 'add': {
      const [phone = '', roleName = '', name = '', storeName = ''] = args;
      const role = STAFF_ROLES.find((each) => each === roleName);
      if (!role) throw usageError(`The role must be ${STAFF_ROLES.join(', ')}.`);
      if (!/^\p{L}[\p{L}\p{M} '.-]{0,39}$/u.test(name)) throw usageError('The first name is missing.');
      await store.saveStaff({ phone: phoneOf(phone), role, name, store: storeName });
      return `${name} works as ${role}.`;
    }
    case 'remove': {
      const isRemoved = await store.removeStaff(phoneOf(args[0] ?? ''));
      return isRemoved ? 'Removed.' : 'No staff member has this phone number.';
    }
    case 'list': {
      const staff = await store.listStaff();
      return staff.map((each) => [each.phone, each.role, each.name, each.store].join('\t')).join('\n');
    }
    default:
      throw usageError('The command must be add, remove or list.');
  }
}

function phoneOf(text: string): string {
  const phone = parsePhone(text);
  if (phone === null) throw usageError('The phone number must be one such as +919820012345.');
  return phone;
}

const usageError = (problem: string) => new UsageError(`${problem}\n\n${USAGE}`);
