import { Icon, minusIcon, plusIcon } from '../Icon/index.ts';
import { glyph, quantity, step, stepper } from './QuantityStepper.css.ts';

export interface QuantityStepperProps {
  /** What is counted: "Quantity of Breton crew tee". */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  onValueChange: (next: number) => void;
  /** The most that can be taken. */
  max?: number;
}

/** Minus, a count, plus. Going below 1 is the parent's to understand: in the cart it removes the line. */
export function QuantityStepper({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  onValueChange,
  max = 99,
}: QuantityStepperProps) {
  const full = value >= max;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend; the group only needs its name
    <div className={stepper} role="group" aria-label={label}>
      <button
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
        type="button"
        className={step}
        aria-label={increaseLabel}
        // Disabled it would drop the focus of who has just pressed it.
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
