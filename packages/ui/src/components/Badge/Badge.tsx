import { badge } from './Badge.css.ts';

export interface BadgeProps {
  count: number;
  /** The background behind the badge. */
  surface?: 'paper' | 'chalk' | 'none';
}

/** A small number, "99+" above 99. Hidden from assistive technology: the name of its control includes the count. */
export function Badge({ count, surface }: BadgeProps) {
  return (
    <span className={badge({ surface })} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
