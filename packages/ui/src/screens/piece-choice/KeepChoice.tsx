import { m } from '@naap/messages';
import { useId } from 'react';
import { arrowUUpLeftIcon, checkIcon, Icon, type IconGlyph } from '../../components/index.ts';
import { half, halves, quarters, radio } from './KeepChoice.css.ts';

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

interface PairChoiceProps {
  label: string;
  answers: readonly { label: string; isChosen: boolean; onChoose: () => void }[];
}

/** Radios for two sizes of a product: keep one of them, both, or none. */
export function PairChoice({ label, answers }: PairChoiceProps) {
  const group = useId();
  return (
    <fieldset className={quarters} aria-label={label}>
      {answers.map((answer) => (
        <Half
          key={answer.label}
          group={group}
          label={answer.label}
          icon={checkIcon}
          checked={answer.isChosen}
          onSelect={answer.onChoose}
        />
      ))}
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
