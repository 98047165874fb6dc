import { type Product, useVariantSelection } from '@naap/state';
import { ChalkDivider, Heading, Inline, RichText, Stack, Text } from '../../components/index.ts';
import { plainText } from '../../components/RichText/index.ts';
import { ArrivesBy } from '../shared/ArrivesBy.tsx';
import { PageMeta } from '../shared/PageMeta.tsx';
import { AddToBag } from './AddToBag.tsx';
import { Options } from './Options.tsx';
import { Pictures } from './Pictures.tsx';
import { copy } from './ProductDetail.copy.ts';
import { description, inset, page, panel } from './ProductDetail.css.ts';
import { SizeGuideLink } from './SizeGuideLink.tsx';
import { shelved, useRemembered } from './useRemembered.ts';

/** The product once it is there. */
export function ProductPage({ product }: { product: Product }) {
  const selection = useVariantSelection(product);
  const { title, vendor, descriptionHtml } = product;
  const card = shelved(product, selection);
  useRemembered(card);
  return (
    <main className={page}>
      <PageMeta title={title} description={descriptionOf(product)} image={selection.images[0]?.url} />
      <Pictures product={card} images={selection.images} />
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
        <div className={inset}>
          <Inline justify="between" wrap>
            <ArrivesBy />
            <SizeGuideLink
              sizes={selection.sizes.map(({ value }) => value)}
              selected={selection.selectedSize}
            />
          </Inline>
        </div>
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

/** How much of a description a preview shows at most. */
const PREVIEW_LENGTH = 160;

function descriptionOf({ title, vendor, descriptionHtml }: Product): string {
  const words = `${title} by ${vendor}. ${plainText(descriptionHtml)}`.replace(/\s+/g, ' ').trim();
  if (words.length <= PREVIEW_LENGTH) return words;
  return `${words.slice(0, words.lastIndexOf(' ', PREVIEW_LENGTH))} …`;
}
