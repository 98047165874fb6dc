import { idOf } from '../../catalogue/random.ts';
import type { CatalogueOption, CatalogueProduct } from '../../catalogue/types.ts';
import type { StorefrontContext, View } from '../context.ts';
import { asGid } from '../gid.ts';
import { variantWith } from '../variant-options.ts';

type OptionValue = CatalogueOption['values'][number];

export const optionValueId = (option: CatalogueOption, value: OptionValue): number =>
  idOf(`${option.id}/${value.name}`);

/** Returns a value of the GraphQL type ProductOption. */
export function optionView(product: CatalogueProduct, option: CatalogueOption): View {
  const { id, name, values } = option;
  return {
    __typename: 'ProductOption',
    id: asGid('ProductOption', id),
    name,
    values: values.map((value) => value.name),
    optionValues: values.map((value) => optionValueView(product, option, value)),
  };
}

/** Returns a value of the GraphQL type ProductOptionValue. */
export function optionValueView(
  product: CatalogueProduct,
  option: CatalogueOption,
  value: OptionValue,
): View {
  return {
    __typename: 'ProductOptionValue',
    id: asGid('ProductOptionValue', optionValueId(option, value)),
    name: value.name,
    swatch: value.swatch ? { color: value.swatch, image: null } : null,
    firstSelectableVariant: (_: unknown, { views }: StorefrontContext) => {
      const variant = variantWith(product.variants, [{ name: option.name, value: value.name }]);
      return variant ? views.variant(product, variant) : null;
    },
  };
}
