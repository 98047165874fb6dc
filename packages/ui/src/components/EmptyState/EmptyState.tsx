import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import { Icon, type IconGlyph } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import { cutout, frame, text } from './EmptyState.css.ts';

export interface EmptyStateProps {
  title: string;
  description?: string;
  icon?: IconGlyph;
  /** Heading level of the title. */
  level?: 1 | 2 | 3;
  /** Colour of the title. */
  tone?: 'ink' | 'danger';
  /** A button or link to continue with. */
  action?: ReactNode;
}

/** Says that there is no content yet, and offers an action to continue. */
export function EmptyState({ title, description, icon, level = 2, tone = 'ink', action }: EmptyStateProps) {
  return (
    <div className={frame({ place: level === 3 ? 'section' : 'page' })}>
      {icon && (
        <span className={cutout}>
          <Icon icon={icon} size={48} />
        </span>
      )}
      <div className={text}>
        <Heading level={level} size="h2" tone={tone} align="center">
          {title}
        </Heading>
        {description && (
          <Text tone="secondary" align="center">
            {description}
          </Text>
        )}
      </div>
      {action}
    </div>
  );
}
