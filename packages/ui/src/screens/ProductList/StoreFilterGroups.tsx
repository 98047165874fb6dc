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
import { memo } from 'react';
import { ChalkDivider, CheckboxGroup, RangeField, Skeleton } from '../../components/index.ts';
import { asOption } from './filter-option.ts';
import { lowerGroup } from './ProductList.css.ts';

interface StoreFilterGroupsProps {
  groups: FilterCounts['store'];
  isLoading: boolean;
  choice: StoreFilters;
  onChoiceChange: (choice: StoreFilters) => void;
}

/** The filters that the storefront offers for the list: sizes, colours, prices, availability, then other options. */
export const StoreFilterGroups = memo(function StoreFilterGroups({
  groups,
  isLoading,
  choice,
  onChoiceChange,
}: StoreFilterGroupsProps) {
  const { currency } = useContent().pricing;
  const { prices, inStock } = groups;
  const change = (part: Partial<StoreFilters>) => onChoiceChange({ ...choice, ...part });
  const format = (whole: number) => formatMoney(wholeMoney(whole, currency));
  // '₹0' and '€0.00' without the number.
  const unit = format(0).replace(/[\d.\s]/g, '');
  const optionGroups = (isOther: boolean) =>
    groups.options
      .filter(({ kind }) => (kind === 'other') === isOther)
      .map((option) => (
        <div key={option.name} className={lowerGroup}>
          <ChalkDivider />
          <OptionGroup option={option} choice={choice} onChoiceChange={change} />
        </div>
      ));
  const isUnknown = groups.options.length === 0 && prices === null && inStock === null;

  return (
    <>
      {isLoading && isUnknown && (
        <div role="status" aria-busy="true" aria-label={m.product_list_filter_store_loading()}>
          <Skeleton shape="line" width="half" />
          <Skeleton shape="line" width="long" />
          <Skeleton shape="line" width="half" />
        </div>
      )}
      {optionGroups(false)}
      {(prices || choice.price) && (
        <>
          <ChalkDivider />
          <RangeField
            legend={m.product_list_filter_price()}
            minLabel={m.product_list_filter_min_price({ unit })}
            maxLabel={m.product_list_filter_max_price({ unit })}
            limits={prices}
            value={choice.price ?? { min: null, max: null }}
            onValueChange={({ min, max }) => change({ price: wholePrices(min, max) })}
            formatValue={format}
          />
        </>
      )}
      {inStock && (
        <>
          <ChalkDivider />
          <CheckboxGroup
            legend={m.product_list_filter_availability()}
            options={[asOption('in stock', m.product_list_filter_in_stock(), inStock.count, choice.inStock)]}
            values={choice.inStock ? ['in stock'] : []}
            onValuesChange={(values) => change({ inStock: values.length > 0 })}
          />
        </>
      )}
      {optionGroups(true)}
    </>
  );
});

interface OptionGroupProps {
  option: StoreFilterOption;
  choice: StoreFilters;
  onChoiceChange: (change: Pick<StoreFilters, 'options'>) => void;
}

function OptionGroup({ option: { name, label, kind, values }, choice, onChoiceChange }: OptionGroupProps) {
  const labelOf = useLabel();
  const isChosen = (value: string) =>
    choice.options.some((option) => sameName(option.name, name) && sameName(option.value, value));
  return (
    <CheckboxGroup
      legend={labelOf(label)}
      columns={kind === 'size' ? 'fit' : 1}
      options={values.map(({ name: value, count, swatchColor = null, swatchImage = null }) => ({
        ...asOption(value, labelOf(value), count, isChosen(value)),
        ...((swatchColor ?? swatchImage) !== null && { swatch: { color: swatchColor, image: swatchImage } }),
      }))}
      values={values.map((value) => value.name).filter(isChosen)}
      onValuesChange={(chosen) =>
        onChoiceChange({
          options: [
            ...choice.options.filter((option) => !sameName(option.name, name)),
            ...chosen.map((value) => ({ name, value })),
          ],
        })
      }
    />
  );
}
