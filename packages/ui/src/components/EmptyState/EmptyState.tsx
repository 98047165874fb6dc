import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import { Icon, type IconGlyph } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import { cutout, frame, words } from './EmptyState.css.ts';

export interface EmptyStateProps {
  title: string;
  description?: string;
  icon?: IconGlyph;
  /** Level of the title in the outline. */
  level?: 1 | 2 | 3;
  /** Of the title. */
  tone?: 'ink' | 'danger';
  /** The way on: a button or a link. */
  action?: ReactNode;
}

/** Says that there is nothing here, and the way on. */
export function EmptyState({ title, description, icon, level = 2, tone = 'ink', action }: EmptyStateProps) {
  return (
    <div className={frame({ place: level === 3 ? 'section' : 'page' })}>
      {icon && (
        <span className={cutout}>
          <Icon icon={icon} size={48} />
        </span>
      )}
      <div className={words}>
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
