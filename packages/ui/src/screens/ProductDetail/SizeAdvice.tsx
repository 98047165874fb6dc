import { m } from '@naap/messages';
import { type OptionChoice, type Product, productsPath, sameName, useContent, useLabel } from '@naap/state';
import { type Naap, useFitHistory, useNaap, useSizeAdvice, useSizeChart } from '@naap/state/naap';
import { useEffect } from 'react';
import { Link, type SizeMark, Text } from '../../components/index.ts';
import { Lines } from './MeasureOnce.tsx';
import {
  adviceTitle,
  confidenceText,
  type MissingSize,
  missingSize,
  missingText,
  nearestText,
  reasonTexts,
  recommendedSizes,
} from './size-advice.ts';

/** What the shopper's measurements change on the rest of the page. */
export interface SizeMarking {
  /** The mark of the size tape; null when no size is marked. */
  mark: SizeMark | null;
  unit: Naap['unit'];
  /** Which measurement is missing, in place of advice; null with advice, and undefined until the measurements are known. */
  note?: string | null | undefined;
}

interface SizeAdviceProps {
  product: Product;
  /** The product's size option, with the sizes of the chosen colour. */
  option: OptionChoice;
  onMarkingChange: (marking: SizeMarking) => void;
}

/** Which size fits the shopper, why, and how sure that is. Renders nothing for a product without a size chart. */
export function SizeAdvice({ product, option, onMarkingChange }: SizeAdviceProps) {
  const advice = useSizeAdvice(product);
  const chart = useSizeChart(product);
  const { naap } = useNaap();
  const history = useFitHistory(product);
  const labelOf = useLabel();
  const recommended = recommendedSizes(advice);
  const marked = option.values
    .map(({ value }) => value)
    .filter((value) => recommended.some((size) => sameName(size, value)));
  const markedText = JSON.stringify(marked);
  const unit = naap?.unit ?? 'inch';
  const isAdvised = chart && naap && advice && advice.kind !== 'unknown';
  const missingNote = advice?.kind === 'unknown' ? missingText(advice.missing) : m.naap_mark_measure();
  const note = isAdvised ? null : naap === undefined ? undefined : missingNote;
  useEffect(() => {
    const values: readonly string[] = JSON.parse(markedText);
    onMarkingChange({ mark: values.length === 0 ? null : { values, label: m.naap_mark_flag() }, unit, note });
  }, [markedText, unit, note, onMarkingChange]);

  if (!isAdvised) return null;
  const missing = missingSize(advice, chart, option, product);
  const reasons = reasonTexts(advice, chart, naap, history, labelOf);
  return (
    <Lines>
      <Text weight="strong">{adviceTitle(advice, labelOf)}</Text>
      {missing ? (
        <Instead {...missing} product={product} option={option.name} />
      ) : (
        <>
          {advice.kind === 'none' && <Text size="small">{nearestText(advice, labelOf)}</Text>}
          {reasons.length > 0 && (
            <Text size="small" tone="secondary">
              {reasons.join(' ')}
            </Text>
          )}
          {advice.kind !== 'none' && (
            <Text size="small" tone="secondary">
              {confidenceText(advice)}
            </Text>
          )}
        </>
      )}
    </Lines>
  );
}

/** What can be ordered instead of a size that is sold out. */
function Instead({
  size,
  isInOtherColour,
  nearest,
  product,
  option,
}: MissingSize & { product: Product; option: string }) {
  const { genders, categories } = useContent().filters;
  const labelOf = useLabel();
  const known = [...genders.map(({ tag }) => tag), ...categories];
  const soldOut = { size: labelOf(size) };
  const others = productsPath({
    selectedTags: (product.tags ?? []).filter((tag) => known.includes(tag)),
    // Brands make the same size for different bodies.
    brands: [product.vendor],
    store: { options: [{ name: option, value: size }], price: null, inStock: true },
  });
  return (
    <>
      <Text size="small">
        {isInOtherColour ? m.naap_mark_sold_out_colour(soldOut) : m.naap_mark_sold_out(soldOut)}{' '}
        {nearest !== null && m.naap_mark_nearest({ size: labelOf(nearest) })}
      </Text>
      <Link href={others} label={m.naap_mark_others()} placement="alone" />
    </>
  );
}
