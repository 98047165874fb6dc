import { belt } from './belt.ts';
import { cap } from './cap.ts';
import { handbag } from './handbag.ts';
import type { Kind } from './kind.ts';

export const accessories = {
  handbag: { draw: handbag, folded: 'tagged' },
  cap: { draw: cap, folded: 'tagged' },
  belt: { draw: belt, folded: 'tagged' },
} as const satisfies Readonly<Record<string, Kind>>;
