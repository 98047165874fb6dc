import { m } from '@naap/messages';
import { useId } from 'react';
import { arrowUUpLeftIcon, checkIcon, Icon, type IconGlyph } from '../../components/index.ts';
import { half, halves, radio } from './KeepChoice.css.ts';

interface KeepChoiceProps {
  /** Names the piece. */
  label: string;
  isKept: boolean;
  onKeep: () => void;
  onHandBack: () => void;
}

/** Two radios side by side: keep a piece, or hand it back. */
export function KeepChoice({ label, isKept, onKeep, onHandBack }: KeepChoiceProps) {
  const group = useId();
  return (
    <fieldset className={halves} aria-label={label}>
      <Half group={group} label={m.order_keep()} icon={checkIcon} checked={isKept} onSelect={onKeep} />
      <Half
        group={group}
        label={m.order_hand_back()}
        icon={arrowUUpLeftIcon}
        checked={!isKept}
        onSelect={onHandBack}
      />
    </fieldset>
  );
}

interface HalfProps {
  group: string;
  label: string;
  icon: IconGlyph;
  checked: boolean;
  onSelect: () => void;
}

function Half({ group, label, icon, checked, onSelect }: HalfProps) {
  return (
    <label className={half}>
      <input
        className={radio}
        type="radio"
        autoComplete="off"
        name={group}
        checked={checked}
        onChange={onSelect}
      />
      {checked && <Icon icon={icon} size={20} />}
      <span>{label}</span>
    </label>
  );
}
