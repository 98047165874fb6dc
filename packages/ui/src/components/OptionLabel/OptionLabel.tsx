import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import { hint as hintClass, row } from './OptionLabel.css.ts';

export interface OptionLabelProps {
  /** Name of the option: 'Size'. */
  label: string;
  /** For the `labelledBy` of the selector below. */
  id: string;
  /** The selected value. */
  value?: string | undefined;
  /** Text that replaces the value if nothing is selected. Pulses for 4.5 s whenever it comes into view. */
  hint?: string | undefined;
}

/** The label above a selector: the option's name, and the selected value or a hint. */
export function OptionLabel({ label, id, value, hint }: OptionLabelProps) {
  return (
    <div className={row}>
      <Heading level={2} size="h3" id={id}>
        {label}
      </Heading>
      {hint ? (
        <p ref={markInView} className={hintClass}>
          {hint}
        </p>
      ) : (
        value && (
          <Text as="span" size="small" tone="secondary">
            {value}
          </Text>
        )
      )}
    </div>
  );
}

/** Keeps the attribute `data-in-view` on an element while all of it is in the viewport. Returns the function that stops. */
function markInView(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const observer = new IntersectionObserver(
    (entries) => element.toggleAttribute('data-in-view', entries.at(-1)?.isIntersecting === true),
    { threshold: 1 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
