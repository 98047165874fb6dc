import { foreignLanguage, type SavedProduct, type ShownList } from '@naap/state';
import { type ReactNode, useRef } from 'react';
import { Inline, ProductCard, ScrollRow, SectionHeading, Stack } from '../../components/index.ts';
import { ProductLinks } from '../navigation/ProductLinks.tsx';
import { productPath } from '../navigation/paths.ts';
import { action as actionClass, card } from './products-row.css.ts';

export interface ProductsRowProps {
  title: string;
  list: ShownList;
  products: readonly SavedProduct[];
  /** Rendered beside the title. */
  action?: ReactNode;
}

/** A row of products, such as those saved on this device; renders nothing when the list is empty. */
export function ProductsRow({ title, list, products, action }: ProductsRowProps) {
  const area = useRef<HTMLDivElement>(null);
  if (products.length === 0) return null;
  return (
    <Stack as="section" space={12} label={title}>
      <Inline justify="between" align="baseline" wrap>
        <SectionHeading title={title} />
        {action && <div className={actionClass}>{action}</div>}
      </Inline>
      <ProductLinks list={list} products={products} area={area}>
        <div ref={area}>
          <ScrollRow label={title}>
            {products.map(({ id, name, brand, price, originalPrice, image }) => (
              <div key={id} className={card}>
                <ProductCard
                  href={productPath(id)}
                  name={name}
                  nameLang={foreignLanguage(name)}
                  brand={brand}
                  price={price}
                  originalPrice={originalPrice ?? undefined}
                  image={image}
                  sizes="(min-width: 900px) 200px, (min-width: 600px) 168px, (min-resolution: 2.5dppx) 112px, 128px"
                />
              </div>
            ))}
          </ScrollRow>
        </div>
      </ProductLinks>
    </Stack>
  );
}
