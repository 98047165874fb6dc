import { type Product, useVariantSelection } from '@naap/state';
import { ChalkDivider, Heading, RichText, Stack, Text } from '../../components/index.ts';
import { brand } from '../shared/brand.ts';
import { AddToBag } from './AddToBag.tsx';
import { Options } from './Options.tsx';
import { Pictures } from './Pictures.tsx';
import { copy } from './ProductDetail.copy.ts';
import { description, inset, page, panel } from './ProductDetail.css.ts';

/** The product once it is there. */
export function ProductPage({ product }: { product: Product }) {
  const selection = useVariantSelection(product);
  const { title, vendor, descriptionHtml } = product;
  return (
    <main className={page}>
      <title>{`${title} · ${brand.name}`}</title>
      <Pictures title={title} images={selection.images} />
      <div className={panel}>
        <div className={inset}>
          <Text size="small" weight="strong" tone="secondary">
            {vendor}
          </Text>
          <Heading level={1} focusable>
            {title}
          </Heading>
        </div>
        <Options selection={selection} />
        {descriptionHtml.trim() !== '' && (
          <div className={`${inset} ${description}`}>
            <Stack space={12}>
              <ChalkDivider />
              <Heading level={2} size="h3">
                {copy.description}
              </Heading>
              <RichText html={descriptionHtml} />
            </Stack>
          </div>
        )}
        <AddToBag product={product} selection={selection} />
      </div>
    </main>
  );
}
