import { m } from '@naap/messages';
import type { OptionChoice, VariantSelection } from '@naap/state';
import { OptionChips, OptionLabel, SizeTape, Stack, Swatches } from '../../components/index.ts';
import { optionHint, optionLabel } from './option-words.ts';
import { inset, sizes as sizesClass } from './ProductDetail.css.ts';
import { measuredSize } from './size-chart.ts';

/** A selector for each option of the product: size tape, swatches or chips. */
export function Options({ selection: { options, select } }: { selection: VariantSelection }) {
  const colours = options.filter(({ kind }) => kind === 'colour').map(({ selected }) => selected);
  return options.map((option, position) => (
    <Option
      key={option.name}
      // Selecting another colour clears the size. The new key restarts the animation of the size hint.
      labelKey={option.kind === 'size' ? colours.join('\n') : ''}
      id={`option-${position}`}
      option={option}
      label={optionLabel(option, options)}
      onSelect={(value) => select(option.name, value)}
    />
  ));
}

interface OptionProps {
  id: string;
  labelKey: string;
  option: OptionChoice;
  label: string;
  onSelect: (value: string) => void;
}

function Option({ id, labelKey, option, label, onSelect }: OptionProps) {
  const { kind, values, selected } = option;
  const shared = { labelledBy: id, selected, onSelect, unavailableLabel: m.product_detail_unavailable() };
  const heading = (
    <OptionLabel
      key={labelKey}
      id={id}
      label={label}
      value={selected === null ? undefined : chosenValue(option, selected)}
      hint={selected === null && values.some(({ selectable }) => selectable) ? optionHint(option) : undefined}
    />
  );
  if (kind === 'size') {
    return (
      <div className={sizesClass}>
        <div className={inset}>{heading}</div>
        <SizeTape {...shared} sizes={values} />
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

function chosenValue({ kind, values }: OptionChoice, selected: string): string {
  if (kind !== 'size') return selected;
  return measuredSize(
    selected,
    values.map(({ value }) => value),
    m.product_detail_size_guide_units_inches(),
  );
}
