import { m } from '@naap/messages';
import { type OptionChoice, type PairSelection, useLabel, type VariantSelection } from '@naap/state';
import type { Naap, SizeChart } from '@naap/state/naap';
import { type ReactNode, Suspense, useRef } from 'react';
import { lazyPart } from '../../behaviour/lazyPart.tsx';
import { useIsHydrated } from '../../behaviour/useIsHydrated.ts';
import {
  Link,
  OptionChips,
  OptionLabel,
  type SizeMark,
  SizeTape,
  Stack,
  Swatches,
} from '../../components/index.ts';
import { naapPath } from '../navigation/paths.ts';
import { optionHint, optionLabel } from './option-words.ts';
import { inset, linePlace, sizeHead, sizes as sizesClass } from './ProductDetail.css.ts';
import { bodyMeasurement } from './size-chart.ts';

const BothSizes = lazyPart(async () => (await import('./BothSizes.tsx')).BothSizes);

/** The mark on the sizes of a product with a size chart, and what is below them. */
interface SizeHelp {
  marked: SizeMark | null;
  /** Empty unless `hasAdvice`. */
  advice: ReactNode;
  hasAdvice: boolean;
  /** One line for other shoppers, in the place of the offer to try two sizes. */
  note: ReactNode;
}

interface OptionsProps {
  selection: VariantSelection;
  chart: SizeChart | null | undefined;
  unit: Naap['unit'];
  /** Null for a product without a size chart. */
  sizeHelp: SizeHelp | null;
}

/** A selector for each option of the product: size tape, swatches or chips. */
export function Options({ selection: { options, pair, select }, chart, unit, sizeHelp }: OptionsProps) {
  const labelOf = useLabel();
  const size = options.find(({ kind }) => kind === 'size');
  const colours = options.filter(({ kind }) => kind === 'colour').map(({ selected }) => selected);
  return options.map((option, position) => (
    <Option
      key={option.name}
      // Selecting another colour clears the size. The new key restarts the animation of the size hint.
      labelKey={option.kind === 'size' ? colours.join('\n') : ''}
      id={`option-${position}`}
      option={option}
      pair={pair?.option === option.name ? pair : null}
      label={optionLabel(option, options, labelOf)}
      describe={(value) => bodyMeasurement(value, chart, unit)}
      onSelect={(value) => select(option.name, value)}
      sizeHelp={option === size ? sizeHelp : null}
    />
  ));
}

interface OptionProps {
  id: string;
  labelKey: string;
  option: OptionChoice;
  /** The sizes that can be tried on together; null for other options. */
  pair: PairSelection | null;
  label: string;
  /** Returns the body that a size is made for; null when that is unknown. */
  describe: (size: string) => string | null;
  onSelect: (value: string) => void;
  sizeHelp: SizeHelp | null;
}

function Option({ id, labelKey, option, pair, label, describe, onSelect, sizeHelp }: OptionProps) {
  const tape = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const recommended = sizeHelp?.marked?.values ?? [];
  const labelOf = useLabel();
  const { kind, selected } = option;
  const values = option.values.map((one) => ({ ...one, label: labelOf(one.value) }));
  const shared = {
    labelledBy: id,
    selected,
    onSelect,
    unavailableLabel: m.product_detail_unavailable(),
  };
  function chosenValue(): string {
    const [smaller, larger] = pair?.both.map(({ size }) => labelOf(size)) ?? [];
    if (smaller !== undefined && larger !== undefined) return m.naap_pair_sizes({ smaller, larger });
    const body = kind === 'size' ? describe(selected ?? '') : null;
    return body === null ? labelOf(selected ?? '') : `${labelOf(selected ?? '')} · ${body}`;
  }

  const heading = (
    <OptionLabel
      key={labelKey}
      id={id}
      label={label}
      value={selected === null ? undefined : chosenValue()}
      hint={
        selected === null && values.some(({ selectable }) => selectable)
          ? optionHint(option, labelOf)
          : undefined
      }
    />
  );
  if (kind === 'size') {
    const canPair = pair !== null && pair.order.length > 1;
    const isForSale = values.some(({ available }) => available);
    const { note = null, hasAdvice = false } = sizeHelp ?? {};
    return (
      <div ref={tape} className={sizesClass}>
        <div className={sizeHelp ? `${inset} ${sizeHead}` : inset}>
          {heading}
          {sizeHelp && <Link href={naapPath} label={m.naap_title()} placement="alone" />}
        </div>
        <SizeTape {...shared} sizes={values} marked={sizeHelp?.marked} partner={pair?.partner ?? null} />
        {sizeHelp?.advice}
        {isForSale && (canPair || note) && (
          <div className={hasAdvice ? inset : `${inset} ${linePlace}`}>
            {canPair && isHydrated && (selected !== null || recommended.length > 1) ? (
              <Suspense fallback={note}>
                <BothSizes
                  option={option}
                  pair={pair}
                  recommended={recommended}
                  tape={tape}
                  otherwise={note}
                />
              </Suspense>
            ) : (
              note
            )}
          </div>
        )}
      </div>
    );
  }
  return (
    <div className={inset}>
      <Stack space={8}>
        {heading}
        {kind === 'colour' ? (
          <Swatches {...shared} colours={values} />
        ) : (
          <OptionChips {...shared} values={values} />
        )}
      </Stack>
    </div>
  );
}
