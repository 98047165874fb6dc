import { Heading } from '../Heading/index.ts';
import { Icon, starIcon } from '../Icon/index.ts';
import { PhoneGroups } from '../PhoneField/PhoneGroups.tsx';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { card, hem, tag } from './MemberCard.css.ts';

export interface MemberCardProps {
  /** The `h1` of the screen. */
  greeting: string;
  /** Shown in groups of five digits. */
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
          <PhoneGroups text={phone} />
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
