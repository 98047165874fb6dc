import { group } from './PhoneGroups.css.ts';

const NUMBER = /(\+91 ?)(\d{5})(\d{5})(?!\d)/;

/** A text whose Indian phone number is shown in groups: `+91 98200 12345`. The gaps are no spaces, so that the number is copied and found as it is. */
export function PhoneGroups({ text }: { text: string }) {
  const [before, code, first, last, after] = text.split(NUMBER);
  if (code === undefined) return text;
  return (
    <>
      {before}
      {code}
      <span className={code.endsWith(' ') ? undefined : group}>{first}</span>
      <span className={group}>{last}</span>
      {after}
    </>
  );
}
