import { m } from '@naap/messages';
import {
  type FilterCounts,
  formatMoney,
  type StoreFilterOption,
  type StoreFilters,
  sameName,
  useContent,
  useLabel,
  wholeMoney,
  wholePrices,
} from '@naap/state';
import { Fragment, memo } from 'react';
import { ChalkDivider, CheckboxGroup, RangeField, Skeleton } from '../../components/index.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { asOption } from './filter-option.ts';
import { lowerGroup, storePlaces, swatchPlaces } from './ProductList.css.ts';
import { SizeFilterGroup } from './SizeFilterGroup.tsx';

/** Number of colours that are listed before the others are unfolded. */
const COLOURS = 8;

interface StoreFilterGroupsProps {
  groups: FilterCounts['store'];
  choice: StoreFilters;
  onChoiceChange: (choice: StoreFilters) => void;
}

/** The sizes, colours and prices that the storefront offers for the list. `isLoading`: none of its filters has arrived yet. */
export const VariantFilterGroups = memo(function VariantFilterGroups({
  groups,
  isLoading,
  choice,
  onChoiceChange,
}: StoreFilterGroupsProps & { isLoading: boolean }) {
  const { currency } = useContent().pricing;
  const { options, prices } = groups;
  const format = (whole: number) => formatMoney(wholeMoney(whole, currency));
  // '₹0' and '€0.00' without the number.
  const unit = format(0).replace(/[\d.\s]/g, '');
  if (isLoading) return <StoreFilterPlaces />;
  return (
    <>
      {options
        .filter(({ kind }) => kind !== 'other')
        .map((option) => (
          <Fragment key={option.name}>
            <OptionGroup {...{ option, choice, onChoiceChange }} />
            <ChalkDivider />
          </Fragment>
        ))}
      {(prices || choice.price) && (
        <>
          <RangeField
            legend={m.product_list_filter_price()}
            minLabel={m.product_list_filter_min_price({ unit })}
            maxLabel={m.product_list_filter_max_price({ unit })}
            limits={prices}
            value={choice.price ?? { min: null, max: null }}
            onValueChange={({ min, max }) => onChoiceChange({ ...choice, price: wholePrices(min, max) })}
            formatValue={format}
          />
          <ChalkDivider />
        </>
      )}
    </>
  );
});

/** The placeholders of the sizes, colours and prices. */
export function StoreFilterPlaces() {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={m.product_list_filter_store_loading()}
      className={storePlaces}
    >
      <Skeleton shape="line" width="short" />
      <Skeleton shape="block" />
      <Skeleton shape="line" width="short" />
      <div className={swatchPlaces}>
        {Array.from({ length: COLOURS }, (_, index) => (
          <Skeleton key={index} shape="square" />
        ))}
      </div>
      <Skeleton shape="block" />
    </div>
  );
}

/** The availability and the other options that the storefront offers for the list. */
export const OtherFilterGroups = memo(function OtherFilterGroups({
  groups,
  choice,
  onChoiceChange,
}: StoreFilterGroupsProps) {
  return (
    <>
      {groups.inStock && (
        <>
          <ChalkDivider />
          <CheckboxGroup
            legend={m.product_list_filter_availability()}
            options={[
              asOption('in stock', m.product_list_filter_in_stock(), groups.inStock.count, choice.inStock),
            ]}
            values={choice.inStock ? ['in stock'] : []}
            onValuesChange={(values) => onChoiceChange({ ...choice, inStock: values.length > 0 })}
          />
        </>
      )}
      {groups.options
        .filter(({ kind }) => kind === 'other')
        .map((option) => (
          <div key={option.name} className={lowerGroup}>
            <ChalkDivider />
            <OptionGroup {...{ option, choice, onChoiceChange }} />
          </div>
        ))}
    </>
  );
});

interface OptionGroupProps extends Omit<StoreFilterGroupsProps, 'groups'> {
  option: StoreFilterOption;
}

function OptionGroup({ option: { name, label, kind, values }, choice, onChoiceChange }: OptionGroupProps) {
  const labelOf = useLabel();
  const isChosen = (value: string) =>
    choice.options.some((option) => sameName(option.name, name) && sameName(option.value, value));
  const group = {
    legend: labelOf(label),
    options: values.map(({ name: value, count, swatchColor = null, swatchImage = null }) => ({
      ...asOption(value, labelOf(value), count, isChosen(value)),
      ...((swatchColor ?? swatchImage) !== null && { swatch: { color: swatchColor, image: swatchImage } }),
    })),
    values: values.map((value) => value.name).filter(isChosen),
    onValuesChange: (chosen: readonly string[]) =>
      onChoiceChange({
        ...choice,
        options: [
          ...choice.options.filter((option) => !sameName(option.name, name)),
          ...chosen.map((value) => ({ name, value })),
        ],
      }),
  };
  if (kind === 'size') return <SizeFilterGroup {...group} />;
  const hasSwatches = group.options.some((value) => 'swatch' in value);
  return (
    <FilterGroup
      {...group}
      {...(kind === 'colour' && { most: COLOURS })}
      {...(hasSwatches && { columns: 'swatches' })}
    />
  );
}
