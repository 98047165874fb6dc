import { m } from '@naap/messages';
import { type OptionChoice, type PairSelection, useLabel } from '@naap/state';
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { Inline, Text, TextButton, VisuallyHidden } from '../../components/index.ts';
import { listenToStretch } from '../../components/SizeTape/stretch.ts';

interface BothSizesProps {
  option: OptionChoice;
  pair: PairSelection;
  /** The sizes that are recommended: two when the shopper is between them. */
  recommended: readonly string[];
  /** The element with the size tape, whose block of ink can be dragged over a second size. */
  tape: RefObject<HTMLElement | null>;
  /** Shown where there is no second size for sale. */
  otherwise: ReactNode;
}

/** Offers to try two neighbouring sizes and to pay for one. */
export function BothSizes({ option, pair, recommended, tape, otherwise }: BothSizesProps) {
  const labelOf = useLabel();
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

  const [first = '', second = ''] = order.filter(
    (size) => recommended.includes(size) && isForSale(option, size),
  );
  const isBetween = order.indexOf(second) === order.indexOf(first) + 1 && second !== '';
  const isAdvised = !isPaired && isBetween && (selected === null || [first, second].includes(selected));
  const other = partner ?? partners[0];
  const chosen = selected === null || other === undefined ? [] : [selected, other];
  const [smaller, larger] = isAdvised ? [first, second] : order.filter((size) => chosen.includes(size));
  const words = smaller !== undefined &&
    larger !== undefined && {
      smaller: labelOf(smaller),
      larger: labelOf(larger),
    };
  return (
    <>
      {!words && otherwise}
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

const isForSale = ({ values }: OptionChoice, size: string) =>
  values.some(({ value, available }) => value === size && available);
