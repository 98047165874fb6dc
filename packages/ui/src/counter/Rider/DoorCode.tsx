import { m } from '@naap/messages';
import { MAX_WRONG_CODES } from '@naap/state/staff';
import type { Ref } from 'react';
import { Icon, OtpField, Text, warningCircleIcon } from '../../components/index.ts';
import { type Drop, firstNameOf } from './drops.ts';
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
  if (isLocked(drop)) {
    return (
      <div className={late} role="alert">
        <Icon icon={warningCircleIcon} size={22} active />
        <Text weight="strong">{m.rider_code_locked({ count: MAX_WRONG_CODES })}</Text>
      </div>
    );
  }
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
