import { m } from '@naap/messages';
import { type ReactNode, useId } from 'react';
import { arrowUUpLeftIcon, checkIcon, Icon, type IconGlyph } from '../../components/index.ts';
import { half, halves, quarter, quarters, radio, size } from './KeepChoice.css.ts';

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
  answers: readonly PairAnswer[];
}

export interface PairAnswer {
  label: string;
  /** Names both sizes, and contains the label: 'Keep M, hand back L'. */
  accessibleLabel?: string;
  /** The picture and the size, above the label. */
  piece?: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
}

/** Radios for two sizes of a product in one frame: keep one of them, both, or none. */
export function PairChoice({ label, answers }: PairChoiceProps) {
  const group = useId();
  return (
    <fieldset className={quarters} aria-label={label}>
      {answers.map((answer) => (
        <Half
          key={answer.label}
          className={quarter}
          group={group}
          label={answer.label}
          accessibleLabel={answer.accessibleLabel}
          piece={answer.piece}
          icon={checkIcon}
          checked={answer.isChosen}
          onSelect={answer.onChoose}
        />
      ))}
    </fieldset>
  );
}

interface HalfProps extends Pick<PairAnswer, 'label' | 'piece'> {
  className?: string;
  group: string;
  accessibleLabel?: string | undefined;
  icon: IconGlyph;
  checked: boolean;
  onSelect: () => void;
}

function Half({
  className = half,
  group,
  label,
  accessibleLabel,
  piece,
  icon,
  checked,
  onSelect,
}: HalfProps) {
  return (
    <label className={className}>
      <input
        className={radio}
        type="radio"
        autoComplete="off"
        name={group}
        aria-label={accessibleLabel}
        checked={checked}
        onChange={onSelect}
      />
      {piece && (
        <span className={size} aria-hidden="true">
          {piece}
        </span>
      )}
      {checked && <Icon icon={icon} size={20} />}
      <span>{label}</span>
    </label>
  );
}
