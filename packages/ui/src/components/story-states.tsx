import type { ReactNode } from 'react';
import { Inline } from './Inline/index.ts';

const states = ['Rest', 'Hover', 'Pressed', 'Focus'] as const;

/** For the `parameters` of a story with `InStates`: what the pointer and the keyboard do to each, without either. */
export const pseudoStates = {
  pseudo: {
    hover: '[data-state="Hover"] > *',
    active: '[data-state="Pressed"] > *',
    focusVisible: '[data-state="Focus"] > *',
  },
};

export interface InStatesProps {
  /** Draws the thing; the name of its state does for a label. */
  children: (state: (typeof states)[number]) => ReactNode;
}

/** One thing at rest, hovered, pressed and focused, beside one another. */
export function InStates({ children }: InStatesProps) {
  return (
    <Inline space={16} wrap>
      {states.map((state) => (
        <div key={state} data-state={state}>
          {children(state)}
        </div>
      ))}
    </Inline>
  );
}
