import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import { body, chalk, drawing, frame, tape, text, ticks } from './EmptyState.css.ts';

/** A drawing of SVG path data on a 112 x 112 grid: what is missing as a chalk outline, a piece of tape with its ticks, and lines in ink. */
export interface ChalkMark {
  chalk: string;
  tape?: string;
  ticks?: string;
  ink?: string;
}

export interface EmptyStateProps {
  title: string;
  description?: string;
  mark?: ChalkMark;
  /** Heading level of the title. */
  level?: 1 | 2 | 3;
  /** Colour of the title. */
  tone?: 'ink' | 'danger';
  /** A button or link to continue with. */
  action?: ReactNode;
}

/** Says that there is no content yet, and offers an action to continue. */
export function EmptyState({ title, description, mark, level = 2, tone = 'ink', action }: EmptyStateProps) {
  const place = level === 3 ? 'section' : 'page';
  const size = place === 'section' ? '5rem' : '7rem';
  return (
    <div className={frame({ place })}>
      {mark && (
        <svg
          className={drawing}
          width={size}
          height={size}
          viewBox="0 0 112 112"
          fill="none"
          strokeWidth="2.5"
          aria-hidden="true"
        >
          <path className={chalk} d={mark.chalk} strokeDasharray="6 5" />
          <path className={tape} d={mark.tape} />
          <path className={ticks} d={mark.ticks} />
          <path stroke="currentColor" d={mark.ink} />
        </svg>
      )}
      <div className={body({ place })}>
        <div className={text}>
          <Heading level={level} size="h2" tone={tone}>
            {title}
          </Heading>
          {description && <Text tone="secondary">{description}</Text>}
        </div>
        {action}
      </div>
    </div>
  );
}
