import { m } from '@naap/messages';
import { useContent } from '@naap/state';
import { MAX_WRONG_CODES } from '@naap/state/staff';
import type { Ref } from 'react';
import { Icon, OtpField, phoneIcon, Stack, Text, warningCircleIcon } from '../../components/index.ts';
import { type Drop, firstNameOf } from './drops.ts';
import { OutsideLink } from './OutsideLink.tsx';
import { late } from './Rider.css.ts';

export const DOOR_CODE_LENGTH = 4;

/** Whether only the manager can hand over. */
export const isLocked = ({ wrongCodes }: Drop): boolean => wrongCodes >= MAX_WRONG_CODES;

interface DoorCodeProps {
  drop: Drop;
  code: string;
  /** The code is sent, or waits for a connection. */
  isSent: boolean;
  isWaiting: boolean;
  /** The number of wrong codes after which this one was typed. */
  wrongBefore: number;
  onCodeChange: (code: string) => void;
  ref: Ref<HTMLInputElement>;
}

/** The four digits that the shopper reads to the rider. */
export function DoorCode({ drop, code, isSent, isWaiting, wrongBefore, onCodeChange, ref }: DoorCodeProps) {
  if (isLocked(drop)) return <Locked />;
  const count = MAX_WRONG_CODES - drop.wrongCodes;
  const isWrong = drop.wrongCodes > wrongBefore;
  return (
    <OtpField
      ref={ref}
      length={DOOR_CODE_LENGTH}
      label={m.rider_code()}
      value={code}
      onValueChange={onCodeChange}
      disabled={isSent}
      hint={isSent && isWaiting ? m.rider_code_waits() : m.rider_code_text({ name: firstNameOf(drop) })}
      error={isWrong && !isSent ? m.rider_code_wrong({ count }) : undefined}
    />
  );
}

/** Only the manager can hand over, who sees at the counter that the code is locked. */
function Locked() {
  const { store } = useContent();
  const count = MAX_WRONG_CODES;
  return (
    <Stack space={16}>
      <div className={late} role="alert">
        <Icon icon={warningCircleIcon} size={22} active />
        <Text weight="strong">
          {store ? m.rider_code_locked({ count }) : m.rider_code_locked_wait({ count })}
        </Text>
      </div>
      {store && <OutsideLink icon={phoneIcon} label={m.rider_call_store()} href={`tel:${store.phone}`} />}
    </Stack>
  );
}
