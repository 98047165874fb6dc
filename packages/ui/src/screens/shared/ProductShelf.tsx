import type { ShelvedProduct } from '@naap/state';
import type { ReactNode } from 'react';
import {
  Inline,
  LinkProvider,
  ProductCard,
  ScrollRow,
  SectionHeading,
  Stack,
} from '../../components/index.ts';
import { ProductLink } from './ProductLink.tsx';
import { action as actionClass, card } from './ProductShelf.css.ts';
import { productPath } from './paths.ts';

export interface ProductShelfProps {
  title: string;
  products: readonly ShelvedProduct[];
  /** Beside the title. */
  action?: ReactNode;
}

/** Products this device remembers; nothing without any. */
export function ProductShelf({ title, products, action }: ProductShelfProps) {
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
