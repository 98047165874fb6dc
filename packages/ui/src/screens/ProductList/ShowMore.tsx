import { m } from '@naap/messages';
import { type ReactNode, useState } from 'react';
import { TextButton } from '../../components/index.ts';
import { unfold } from './ProductList.css.ts';

interface ShowMoreProps {
  /** Number of options that are folded at first. */
  folded: number;
  /** Returns the options of the filter: all of them, or without the folded ones. */
  children: (showsAll: boolean) => ReactNode;
}

/** The options of a filter, and a button that shows the folded ones. */
export function ShowMore({ folded, children }: ShowMoreProps) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <div>
      {children(showsAll)}
      {folded > 0 && (
        <div className={unfold}>
          <TextButton
            label={showsAll ? m.product_list_filter_fewer() : m.product_list_filter_more({ count: folded })}
            expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          />
        </div>
      )}
    </div>
  );
}
