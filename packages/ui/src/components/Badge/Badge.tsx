import { badge } from './Badge.css.ts';

export interface BadgeProps {
  count: number;
  /** What it lies on. */
  surface?: 'paper' | 'chalk' | 'none';
}

/** A small figure. Decoration: the control it sits on says the count in its name. Above 99 it reads 99+. */
export function Badge({ count, surface }: BadgeProps) {
  return (
    <span className={badge({ surface })} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
