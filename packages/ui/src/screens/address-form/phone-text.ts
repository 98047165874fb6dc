import { parsePhone } from '@naap/state';
import { groupPhone } from '../../components/index.ts';

/** Returns a saved number for display: `+91 98200 12345`. Other countries' numbers are returned unchanged. */
export function phoneText(phone: string): string {
  const parsed = parsePhone(phone);
  return parsed?.startsWith('+91') ? `+91 ${groupPhone(parsed.slice(3))}` : phone;
}
