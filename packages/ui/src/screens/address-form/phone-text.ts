import { groupPhone } from '../../components/index.ts';

/** Returns a saved number for display: `+91 98200 12345`. Other countries' numbers are returned unchanged. */
export function phoneText(phone: string): string {
  const national = /^\+91(\d{10})$/.exec(phone.replace(/[\s-]/g, ''))?.[1];
  return national === undefined ? phone : `+91 ${groupPhone(national)}`;
}
