import { Heading } from '../Heading/index.ts';
import { Icon, starIcon } from '../Icon/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { card, group, hem, tag } from './MemberCard.css.ts';

/** Digits of the last group of a phone number. */
const GROUP = 5;

export interface MemberCardProps {
  /** The `h1` of the screen. */
  greeting: string;
  /** Shown with a gap before the last five digits. */
  phone: string;
  membership: string;
}

/** The header of the profile, on cloth with a tape along the lower edge. */
export function MemberCard({ greeting, phone, membership }: MemberCardProps) {
  return (
    <div className={card}>
      <Stack space={8} align="start">
        <Heading level={1} tone="onCloth" focusable>
          {greeting}
        </Heading>
        <Text tone="onClothSecondary">
          {phone.slice(0, -GROUP)}
          <span className={group}>{phone.slice(-GROUP)}</span>
        </Text>
        <span className={tag}>
          <Icon icon={starIcon} size={16} active />
          {membership}
        </span>
      </Stack>
      <div className={hem} aria-hidden="true" />
    </div>
  );
}
