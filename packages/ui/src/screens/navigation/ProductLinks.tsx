import { type ShownList, type ShownProduct, useReport } from '@naap/state';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { LinkProvider } from '../../components/index.ts';
import { ProductLink, SelectContext } from './ProductLink.tsx';
import { productPath } from './paths.ts';

interface ProductLinksProps {
  list: ShownList;
  products: readonly ShownProduct[];
  /** The products count as seen when this element comes into the viewport; without it, at once. */
  area?: RefObject<Element | null>;
  children: ReactNode;
}

/** Makes the links within a list open products, and reports the list and each product that is opened from it. */
export function ProductLinks({ list, products, area, children }: ProductLinksProps) {
  const report = useReport();
  const key = 'key' in list ? list.key : list.id;
  const last = useRef({ key, count: 0 });
  const reportList = useEffectEvent(() => {
    const reported = area === undefined && last.current.key === key ? last.current.count : 0;
    last.current = { key, count: products.length };
    report({ type: 'list', list, products, reported, element: area?.current ?? null });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports when the list changes and when a page is added
  useEffect(() => reportList(), [key, products]);

  function select(href: string) {
    const index = products.findIndex(({ id }) => productPath(id) === href);
    const product = products[index];
    if (!product) return undefined;
    report({ type: 'select', list, product, index });
    const { name, brand, price, originalPrice = null } = product;
    return { name, brand, price, originalPrice };
  }

  return (
    <SelectContext value={select}>
      <LinkProvider component={ProductLink}>{children}</LinkProvider>
    </SelectContext>
  );
}
