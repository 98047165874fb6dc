import { m } from '@naap/messages';
import { type OptionChoice, type PairSelection, type Product, sameName, useLabel } from '@naap/state';
import { useSizeAdvice } from '@naap/state/naap';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { Inline, Text, TextButton, VisuallyHidden } from '../../components/index.ts';
import { listenToStretch } from '../../components/SizeTape/stretch.ts';

interface BothSizesProps {
  product: Product;
  option: OptionChoice;
  pair: PairSelection;
  /** The element with the size tape, whose block of ink can be dragged over a second size. */
  tape: RefObject<HTMLElement | null>;
}

/** Offers to try two neighbouring sizes and to pay for one. Renders nothing where there is no second size for sale. */
export function BothSizes({ product, option, pair, tape }: BothSizesProps) {
  const labelOf = useLabel();
  const advised = useAdvisedPair(product, option, pair);
  const { order, partners, partner, select } = pair;
  const { selected } = option;
  const change = useEffectEvent(select);
  const isPaired = partner !== null;
  const partnersKey = JSON.stringify(partners);

  useEffect(() => {
    if (tape.current === null || selected === null) return;
    return listenToStretch(
      tape.current,
      { selected, partner, partners: JSON.parse(partnersKey) },
      (size, other) => change(size, other),
    );
  }, [tape, selected, partner, partnersKey]);

  const isAdvised = !isPaired && advised !== null && (selected === null || advised.includes(selected));
  const other = partner ?? partners[0];
  const chosen = selected === null || other === undefined ? [] : [selected, other];
  const [smaller, larger] = isAdvised ? advised : order.filter((size) => chosen.includes(size));
  const words = smaller !== undefined &&
    larger !== undefined && {
      smaller: labelOf(smaller),
      larger: labelOf(larger),
    };
  return (
    <>
      {words && (
        <Inline space={8} wrap>
          {isPaired && <Text size="small">{m.naap_pair_on()}</Text>}
          <TextButton
            label={
              isPaired
                ? m.naap_pair_back({ size: labelOf(selected ?? '') })
                : (isAdvised ? m.naap_pair_between : m.naap_pair_try)(words)
            }
            onClick={() => {
              if (selected === null) select(smaller, larger);
              else select(selected, isPaired ? null : selected === smaller ? larger : smaller);
            }}
          />
        </Inline>
      )}
      <VisuallyHidden>
        <span role="status">{words && isPaired && m.naap_pair_selected(words)}</span>
      </VisuallyHidden>
    </>
  );
}

/** Returns the two sizes between which the shopper is, as the product names them, if both are for sale. */
function useAdvisedPair(product: Product, { values }: OptionChoice, { order }: PairSelection) {
  const advice = useSizeAdvice(product);
  if (advice?.kind !== 'between') return null;
  const [smaller, larger] = advice.sizes.map((size) =>
    order.findIndex(
      (value) => sameName(value, size) && values.some((each) => each.value === value && each.available),
    ),
  );
  const sizes = [order[smaller ?? -1], order[larger ?? -1]] as const;
  return larger === (smaller ?? -1) + 1 && sizes[0] !== undefined && sizes[1] !== undefined
    ? ([sizes[0], sizes[1]] as const)
    : null;
}
