import type { Ref } from 'react';
import { Icon, minusIcon, plusIcon } from '../Icon/index.ts';
import { glyph, quantity, step, stepper } from './QuantityStepper.css.ts';

export interface QuantityStepperProps {
  /** Accessible name of the group: "Quantity of Breton crew tee". */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  onValueChange: (next: number) => void;
  /** Maximum quantity. */
  max?: number;
  decreaseRef?: Ref<HTMLButtonElement>;
  increaseRef?: Ref<HTMLButtonElement>;
}

/** A quantity between a minus and a plus button. The parent handles a quantity of 0; the cart removes the line. */
export function QuantityStepper({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  onValueChange,
  max = 99,
  decreaseRef,
  increaseRef,
}: QuantityStepperProps) {
  const full = value >= max;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend; this group only needs a name
    <div className={stepper} role="group" aria-label={label}>
      <button
        ref={decreaseRef}
        type="button"
        className={step}
        aria-label={decreaseLabel}
        onClick={() => onValueChange(value - 1)}
      >
        <span className={glyph}>
          <Icon icon={minusIcon} size={20} />
        </span>
      </button>
      <span className={quantity} aria-live="polite">
        {value}
      </span>
      <button
        ref={increaseRef}
        type="button"
        className={step}
        aria-label={increaseLabel}
        // Not `disabled`, because the button would lose the focus at the limit.
        aria-disabled={full || undefined}
        onClick={() => full || onValueChange(value + 1)}
      >
        <span className={glyph}>
          <Icon icon={plusIcon} size={20} />
        </span>
      </button>
    </div>
  );
}
