import { m } from '@naap/messages';
import { foreignLanguage, initialSelection, type Product, useVariantSelection } from '@naap/state';
import { useMayBeMeasured, useSizeChart } from '@naap/state/naap';
import { memo, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { lazyPart } from '../../behaviour/lazyPart.tsx';
import { RenderNear } from '../../behaviour/RenderNear.tsx';
import { useIsHydrated } from '../../behaviour/useIsHydrated.ts';
import { ChalkDivider, Heading, Inline, RichText, Stack, Text } from '../../components/index.ts';
import { plainText } from '../../components/RichText/index.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { ArrivesBy } from '../delivery-time/ArrivesBy.tsx';
import { AddToBag, PriceWithTaxes } from './AddToBag.tsx';
import { MeasureOnce } from './MeasureOnce.tsx';
import { Options } from './Options.tsx';
import { Pictures } from './Pictures.tsx';
import {
  advicePlace,
  description,
  inStockPlace,
  inset,
  name,
  page,
  panel,
  panelColumn,
  related,
  rowPlace,
  wideOnly,
} from './ProductDetail.css.ts';
import { heading, titleScope } from './ProductHeader.css.ts';
import { ProductHeader } from './ProductHeader.tsx';
import type { SizeMarking } from './SizeAdvice.tsx';
import { SizeGuideLink } from './SizeGuideLink.tsx';
import { useOptionParams } from './useOptionParams.ts';
import { toSavedProduct, useRecordView } from './useRecordView.ts';

/** Loaded when the shopper comes near the end of the page. */
const RelatedProducts = lazyPart(async () => (await import('./RelatedProducts.tsx')).RelatedProducts);

/** Loaded for products that are sold out. */
const InStockProducts = lazyPart(async () => (await import('./RelatedProducts.tsx')).InStockProducts);

/** Loaded after hydration for shoppers who may have measurements. */
const SizeAdvice = lazyPart(async () => (await import('./SizeAdvice.tsx')).SizeAdvice);

/** The page of a loaded product. */
export function ProductPage({ product }: { product: Product }) {
  const selection = useVariantSelection(product, useOptionParams());
  const { title, vendor } = product;
  const initial = useMemo(() => initialSelection(product), [product]);
  const preview = useMemo(() => previewOf(product), [product]);
  const card = useMemo(() => toSavedProduct(product, initial), [product, initial]);
  const chart = useSizeChart(product);
  const isSoldOut = !product.variants.some(({ availableForSale }) => availableForSale);
  const size = selection.options.find(({ kind }) => kind === 'size');
  const isHydrated = useIsHydrated();
  const mayBeMeasured = useMayBeMeasured();
  const [{ mark, unit, note }, setMarking] = useState<SizeMarking>({ mark: null, unit: 'inch' });
  const sizeHelp =
    size && chart !== null
      ? {
          marked: mark,
          advice: isHydrated && mayBeMeasured && (
            <div className={`${inset} ${advicePlace}`}>
              <Suspense>
                <SizeAdvice product={product} option={size} onMarkingChange={setMarking} />
              </Suspense>
            </div>
          ),
          hasAdvice: mayBeMeasured && note === null,
          note: isHydrated && chart && (!mayBeMeasured || note) && <MeasureOnce text={note ?? undefined} />,
        }
      : null;
  // The options and the price change first.
  const images = useDeferredValue(selection.images);
  const query = useDeferredValue(selection.query);
  useRecordView(card);
  return (
    <main className={titleScope}>
      <PageMeta title={title} description={preview} image={initial.images[0]} type="product" />
      <ProductHeader title={title} />
      <div className={page}>
        <Pictures product={card} images={images} query={query} />
        <div className={panelColumn}>
          <div className={panel}>
            <div className={inset}>
              <Text size="small" weight="strong" tone="secondary">
                {vendor}
              </Text>
              <Heading level={1} focusable lang={foreignLanguage(title)}>
                <span className={`${name} ${heading}`}>{title}</span>
              </Heading>
              <div className={wideOnly}>
                <PriceWithTaxes selection={selection} />
              </div>
            </div>
            <Options selection={selection} chart={chart} unit={unit} sizeHelp={sizeHelp} />
            {isSoldOut && (
              <div className={inset}>
                <div className={inStockPlace}>
                  <Suspense>
                    <InStockProducts productId={product.id} />
                  </Suspense>
                </div>
              </div>
            )}
            <div className={inset}>
              <Inline justify={selection.isSoldOut ? 'end' : 'between'} wrap>
                {!selection.isSoldOut && <ArrivesBy />}
                {chart && (
                  <SizeGuideLink
                    chart={chart}
                    unit={unit}
                    selected={size?.selected ?? mark?.values[0] ?? null}
                  />
                )}
              </Inline>
            </div>
            <Description product={product} />
            <AddToBag product={product} selection={selection} marked={mark} />
          </div>
        </div>
        <RenderNear className={related}>
          <Suspense fallback={<div className={rowPlace} />}>
            <RelatedProducts productId={product.id} isSoldOut={isSoldOut} />
          </Suspense>
        </RenderNear>
      </div>
    </main>
  );
}

/** The description, if there is one. It is not rendered again when an option is selected. */
const Description = memo(function Description({ product }: { product: Product }) {
  const { descriptionHtml, isDescriptionSanitised = false } = product;
  if (descriptionHtml.trim() === '') return null;
  return (
    <div className={`${inset} ${description}`}>
      <Stack space={12}>
        <ChalkDivider />
        <Heading level={2} size="h3">
          {m.product_detail_description()}
        </Heading>
        <RichText
          html={descriptionHtml}
          isSanitised={isDescriptionSanitised}
          lang={foreignLanguage(plainText(descriptionHtml))}
        />
      </Stack>
    </div>
  );
});

/** Maximum length of the description in link previews, in characters. */
const PREVIEW_LENGTH = 160;

function previewOf({ title, vendor, descriptionHtml }: Product): string {
  const words = `${m.product_detail_preview({ title, vendor })} ${plainText(descriptionHtml)}`
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= PREVIEW_LENGTH) return words;
  return `${words.slice(0, words.lastIndexOf(' ', PREVIEW_LENGTH))} …`;
}
