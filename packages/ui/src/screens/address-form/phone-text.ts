import { groupPhone } from '../../components/index.ts';

/** A saved number as it is shown: `+91 98200 12345`. One that is not Indian stays as it was saved. */
export function phoneText(phone: string): string {
  const national = /^\+91(\d{10})$/.exec(phone.replace(/[\s-]/g, ''))?.[1];
  return national === undefined ? phone : `+91 ${groupPhone(national)}`;
}
