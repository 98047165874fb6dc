import { foreignLanguage, type SavedProduct } from '@naap/state';
import type { ReactNode } from 'react';
import {
  Inline,
  LinkProvider,
  ProductCard,
  ScrollRow,
  SectionHeading,
  Stack,
} from '../../components/index.ts';
import { ProductLink } from '../navigation/ProductLink.tsx';
import { productPath } from '../navigation/paths.ts';
import { action as actionClass, card } from './product-row.css.ts';

export interface SavedProductsRowProps {
  title: string;
  products: readonly SavedProduct[];
  /** Rendered beside the title. */
  action?: ReactNode;
}

/** A row of products saved on this device; renders nothing when the list is empty. */
export function SavedProductsRow({ title, products, action }: SavedProductsRowProps) {
  if (products.length === 0) return null;
  return (
    <Stack as="section" space={12} label={title}>
      <Inline justify="between" align="baseline">
        <SectionHeading title={title} />
        {action && <div className={actionClass}>{action}</div>}
      </Inline>
      <LinkProvider component={ProductLink}>
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
                sizes="(min-width: 900px) 200px, 168px"
              />
            </div>
          ))}
        </ScrollRow>
      </LinkProvider>
    </Stack>
  );
}
