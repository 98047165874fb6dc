import { m } from '@naap/messages';
import type { ReactNode } from 'react';
import { Stack, Text } from '../../components/index.ts';
import { adviceBox } from './ProductDetail.css.ts';

/** Lines of text about the sizes of a product. */
export function Lines({ children }: { children: ReactNode }) {
  return (
    <div className={adviceBox}>
      <Stack space={4}>{children}</Stack>
    </div>
  );
}

/** Says what measurements are for, below the link to them. `text` says instead which measurement is missing. */
export function MeasureOnce({ text = m.naap_mark_measure() }: { text?: string | undefined }) {
  return (
    <Lines>
      <Text size="small">{text}</Text>
    </Lines>
  );
}
