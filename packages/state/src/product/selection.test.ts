import { inr, type Product } from '@naap/api-clients';
import { image, productOf, variantOf } from '@naap/fixtures/products';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose, type Selection, selectVariant } from './selection.ts';
import { indexVariants } from './variant-index.ts';

type Chosen = Readonly<Record<string, string>>;

const select = (product: Product, chosen: Chosen = {}): Selection =>
  selectVariant(indexVariants(product), new Map(Object.entries(chosen)));
const chosenAfter = (product: Product, chosen: Chosen, name: string, value: string): Chosen =>
  Object.fromEntries(choose(indexVariants(product), new Map(Object.entries(chosen)), name, value));
const findOption = ({ options }: Selection, name: string) => {
  const option = options.find((one) => one.name === name);
  if (!option) throw new Error(`There is no option ${name}.`);
  return option;
};
const shownOf = (selection: Selection, name: string) =>
  findOption(selection, name).values.map(({ value, available }) => (available ? value : `no ${value}`));
const missingOf = ({ missing }: Selection) => missing.map(({ name }) => name);

const SHIRT = productOf([
  variantOf({ COLOR: 'Red', Size: 'S' }),
  variantOf({ COLOR: 'Red', Size: 'M' }, { availableForSale: false }),
  variantOf(
    { COLOR: 'Blue', Size: 'M' },
    { price: inr(40_000), originalPrice: inr(60_000), image: image('blue') },
  ),
  variantOf({ COLOR: 'Blue', Size: 'L' }, { price: inr(70_000) }),
]);

/** A product with each material in some sizes and each size in some widths; one combination is sold out. */
const SHOE = productOf([
  variantOf({ 'Shoe size': '41', Material: 'Suede', Width: 'Slim' }),
  variantOf({ 'Shoe size': '41', Material: 'Leather', Width: 'Slim' }, { availableForSale: false }),
  variantOf({ 'Shoe size': '41', Material: 'Leather', Width: 'Wide' }),
  variantOf({ 'Shoe size': '42', Material: 'Suede', Width: 'Wide' }),
]);

describe('a product with colour and size', () => {
  it('preselects the first colour and no size', () => {
    const selection = select(SHIRT);
    expect(findOption(selection, 'COLOR').selected).toBe('Red');
    expect(missingOf(selection)).toEqual(['Size']);
    expect(selection.variant).toBeNull();
  });

  it('has the sizes of the chosen colour, with sold-out ones unavailable', () => {
    expect(shownOf(select(SHIRT, { COLOR: 'Red' }), 'Size')).toEqual(['S', 'no M']);
    expect(shownOf(select(SHIRT, { COLOR: 'Blue' }), 'Size')).toEqual(['M', 'L']);
    const [, soldOut] = findOption(select(SHIRT), 'Size').values;
    expect(soldOut).toMatchObject({ value: 'M', selectable: false });
  });

  it('has the price of the variant, or of the cheapest matching variant while an option is missing', () => {
    expect(select(SHIRT, { COLOR: 'Blue' })).toMatchObject({
      price: inr(40_000),
      originalPrice: inr(60_000),
    });
    expect(select(SHIRT, { COLOR: 'Blue', Size: 'L' })).toMatchObject({
      price: inr(70_000),
      originalPrice: null,
    });
  });

  it('has the original price of the first variant with the lowest price', () => {
    const dress = productOf([
      variantOf({ Size: 'S' }, { price: inr(90_000) }),
      variantOf({ Size: 'M' }, { price: inr(50_000), originalPrice: inr(60_000) }),
      variantOf({ Size: 'L' }, { price: inr(50_000) }),
    ]);
    expect(select(dress)).toMatchObject({ price: inr(50_000), originalPrice: inr(60_000) });
  });

  it('has the lowest price of all variants when none has the only value of an option', () => {
    const unmatched = productOf([
      variantOf({ Size: 'S' }, { price: inr(70_000) }),
      variantOf({ Size: 'M' }, { price: inr(40_000) }),
    ]);
    const options = [...unmatched.options, { id: 'o', name: 'Material', values: [{ name: 'Jute' }] }];
    expect(select({ ...unmatched, options })).toMatchObject({ price: inr(40_000), isSoldOut: true });
  });

  it('has the variant that is for sale of two with the same values', () => {
    const twice = productOf([
      variantOf({ Size: 'S' }, { availableForSale: false, price: inr(30_000) }),
      variantOf({ Size: 'S' }, { id: 'for sale', price: inr(40_000) }),
    ]);
    expect(select(twice)).toMatchObject({ variant: { id: 'for sale' }, price: inr(40_000) });
  });

  it('has the variant of the chosen colour and size', () => {
    expect(select(SHIRT, { COLOR: 'Blue', Size: 'M' }).variant?.title).toBe('Blue / M');
  });

  it('ignores unknown values, and sizes that the colour does not have', () => {
    for (const stale of [{ COLOR: 'Green' }, { Size: 'XXL' }, { Size: 'L' }, { Fit: 'Slim' }]) {
      expect(select(SHIRT, stale)).toEqual(select(SHIRT));
    }
  });

  it('clears the size when another colour is chosen, but not for the same colour', () => {
    expect(chosenAfter(SHIRT, { COLOR: 'Red', Size: 'M' }, 'COLOR', 'Blue')).toEqual({ COLOR: 'Blue' });
    expect(chosenAfter(SHIRT, { Size: 'M' }, 'COLOR', 'Red')).toEqual({ COLOR: 'Red', Size: 'M' });
  });

  it('drops unknown values when a value is chosen that the product does not have', () => {
    for (const [name, value] of [
      ['Fit', 'Slim'],
      ['Size', 'XXL'],
    ] as const)
      expect(chosenAfter(SHIRT, { COLOR: 'Green', Size: 'M' }, name, value)).toEqual({
        COLOR: 'Red',
        Size: 'M',
      });
  });

  it('preselects the first colour even when no variant has it', () => {
    const Color = { id: 'o', name: 'Color', values: [{ name: 'Red' }, { name: 'Blue' }] };
    expect(findOption(select(productOf([], { options: [Color] })), 'Color').selected).toBe('Red');
  });

  it('keeps the preselected colour when a size is chosen', () => {
    expect(chosenAfter(SHIRT, {}, 'Size', 'S')).toEqual({ COLOR: 'Red', Size: 'S' });
  });

  it('has all colours available with any chosen size', () => {
    expect(shownOf(select(SHIRT, { Size: 'S' }), 'COLOR')).toEqual(['Red', 'Blue']);
  });

  it('is sold out when no size of the colour is for sale, or the chosen size is not', () => {
    const gone = { availableForSale: false };
    const dress = productOf([
      variantOf({ Color: 'Red', Size: 'S' }, gone),
      variantOf({ Color: 'Blue', Size: 'S' }),
    ]);
    expect(select(dress).isSoldOut).toBe(true);
    expect(findOption(select(dress), 'Color').values[0]).toMatchObject({
      available: false,
      selectable: true,
    });
    expect(select(dress, { Color: 'Blue' }).isSoldOut).toBe(false);
    expect(select(SHIRT).isSoldOut).toBe(false);
    expect(select(SHIRT, { Size: 'M' }).isSoldOut).toBe(true);
    expect(select(productOf([], gone)).isSoldOut).toBe(true);
    expect(select(productOf([])).isSoldOut).toBe(false);
  });
});

describe('images', () => {
  const urlsOf = (product: Product, chosen: Chosen = {}) =>
    select(product, chosen).images.map(({ url }) => url);

  it('are those of the chosen colour when each colour begins a sequence', () => {
    const images = ['red', 'red-back', 'blue', 'blue-back'].map(image);
    const variants = [
      variantOf({ Size: 'S', Color: 'Blue' }, { image: image('blue') }),
      variantOf({ Size: 'M', Color: 'Red' }, { image: image('red') }),
    ];
    expect(urlsOf(productOf(variants, { images }), { Color: 'Red' })).toEqual(['red', 'red-back']);
    expect(urlsOf(productOf(variants, { images }), { Color: 'Blue' })).toEqual(['blue', 'blue-back']);
  });

  it('are all images while no colour is chosen', () => {
    const images = ['front', 'rot', 'blau'].map(image);
    const colours = productOf(
      [
        variantOf({ Farbe: 'Rot' }, { image: image('rot') }),
        variantOf({ Farbe: 'Blau' }, { image: image('blau') }),
      ],
      { images },
    );
    expect(urlsOf(colours).toSorted()).toEqual(['blau', 'front', 'rot']);
  });

  it('are all images for a colour that begins no sequence', () => {
    const images = ['blue', 'red', 'red-back'].map(image);
    const colours = productOf(
      [
        variantOf({ Color: 'Blue' }, { image: image('blue') }),
        variantOf({ Color: 'Red' }, { image: image('red') }),
        variantOf({ Color: 'Green' }),
      ],
      { images },
    );
    expect(urlsOf(colours, { Color: 'Green' })).toEqual(['blue', 'red', 'red-back']);
  });

  it('before the first sequence are those of its colour, and an image of two colours is that of the first', () => {
    const images = ['folded', 'blue', 'red', 'red-back'].map(image);
    const colours = productOf(
      [
        variantOf({ Color: 'Blue' }, { image: image('blue') }),
        variantOf({ Color: 'Red' }, { image: image('red') }),
        variantOf({ Color: 'Green' }, { image: image('blue') }),
      ],
      { images },
    );
    expect(urlsOf(colours, { Color: 'Blue' })).toEqual(['blue', 'folded']);
    expect(urlsOf(colours, { Color: 'Red' })).toEqual(['red', 'red-back']);
  });

  it("begin with the colour's image", () => {
    expect(urlsOf(SHIRT, { COLOR: 'Blue' })).toEqual(['blue', 'front', 'back']);
    const listed = productOf([variantOf({ Size: 'S' }, { image: image('back') }), variantOf({ Size: 'M' })]);
    expect(urlsOf(listed, { Size: 'S' })).toEqual(['back', 'front']);
  });
});

describe('options of any name and number', () => {
  it('are not preselected when they have several values', () => {
    expect(missingOf(select(SHOE))).toEqual(['Shoe size', 'Material', 'Width']);
    expect(missingOf(select(productOf([variantOf({ Farbe: 'Rot' }), variantOf({ Farbe: 'Blau' })])))).toEqual(
      ['Farbe'],
    );
  });

  it('are preselected when they have one value', () => {
    const selection = select(productOf([variantOf({ Size: 'One size', Material: 'Steel' })]));
    expect(selection.options.map(({ selected }) => selected)).toEqual(['One size', 'Steel']);
    expect(selection.variant?.title).toBe('One size / Steel');
  });

  it('have values unavailable that no variant for sale combines with the other chosen values', () => {
    const selection = select(SHOE, { Material: 'Suede', Width: 'Slim' });
    expect(shownOf(selection, 'Shoe size')).toEqual(['41', 'no 42']);
    expect(shownOf(selection, 'Material')).toEqual(['Suede', 'no Leather']);
    expect(shownOf(selection, 'Width')).toEqual(['Slim', 'Wide']);
  });

  it('have unavailable values selectable when choosing them drops another value', () => {
    const selection = select(SHOE, { 'Shoe size': '41', Material: 'Suede', Width: 'Slim' });
    expect(findOption(selection, 'Shoe size').values[1]).toMatchObject({
      available: false,
      selectable: true,
    });
    expect(
      chosenAfter(SHOE, { 'Shoe size': '41', Material: 'Suede', Width: 'Slim' }, 'Shoe size', '42'),
    ).toEqual({ 'Shoe size': '42', Material: 'Suede' });
  });

  it('keep a combination that exists but is sold out', () => {
    const chosen = chosenAfter(SHOE, { 'Shoe size': '41', Width: 'Slim' }, 'Material', 'Leather');
    expect(select(SHOE, chosen)).toMatchObject({ missing: [], isSoldOut: true });
  });

  it('keep a chosen colour when the preselected value of another colour option conflicts with it', () => {
    const lined = productOf([
      variantOf({ Color: 'Red', Farbe: 'Rosa' }),
      variantOf({ Color: 'Blue', Farbe: 'Weiss' }),
    ]);
    const selection = select(lined, chosenAfter(lined, {}, 'Farbe', 'Weiss'));
    expect(selection.options.map(({ selected }) => selected)).toEqual(['Blue', 'Weiss']);
  });

  it("have the storefront's swatches", () => {
    const values = [
      { name: 'Rani', swatchColor: '#d3246f' },
      { name: 'Ajrakh', swatchImage: 'ajrakh.webp' },
    ];
    const prints = productOf([variantOf({ Print: 'Rani' }), variantOf({ Print: 'Ajrakh' })], {
      options: [{ id: 'o', name: 'Print', values }],
    });
    const shown = { available: true, selectable: true };
    expect(findOption(select(prints), 'Print').values).toEqual([
      { value: 'Rani', swatchColor: '#d3246f', swatchImage: null, ...shown },
      { value: 'Ajrakh', swatchColor: null, swatchImage: 'ajrakh.webp', ...shown },
    ]);
  });

  it('are chosen after the colours, wherever those are listed', () => {
    const sizesFirst = productOf([
      variantOf({ Size: 'S', Color: 'Red' }),
      variantOf({ Size: 'M', Color: 'Blue' }),
    ]);
    expect(select(sizesFirst, { Size: 'M' })).toEqual(select(sizesFirst));
    const bag = productOf([
      variantOf({ Material: 'Suede', Color: 'Red', Fit: 'Slim' }),
      variantOf({ Material: 'Suede', Color: 'Blue', Fit: 'Wide' }),
      variantOf({ Material: 'Leather', Color: 'Red', Fit: 'Wide' }),
    ]);
    const chosen = chosenAfter(bag, { Material: 'Suede', Color: 'Red', Fit: 'Slim' }, 'Fit', 'Wide');
    expect(chosen).toEqual({ Color: 'Red', Fit: 'Wide' });
  });

  it('other than the size have all values, also those that the colour does not have', () => {
    const cloth = productOf([
      variantOf({ Color: 'Red', Material: 'Jute' }),
      variantOf({ Color: 'Blue', Material: 'Silk' }),
    ]);
    expect(shownOf(select(cloth, { Color: 'Red' }), 'Material')).toEqual(['Jute', 'no Silk']);
  });

  it('have their values in the listed order, and ignore a listed value that no variant has', () => {
    const sizes = productOf([variantOf({ Size: 'M' }), variantOf({ Size: 'S' })], {
      options: [{ id: 'o', name: 'Size', values: ['S', 'M', 'XL'].map((name) => ({ name })) }],
    });
    expect(shownOf(select(sizes), 'Size')).toEqual(['S', 'M']);
    expect(select(sizes, { Size: 'XL' })).toEqual(select(sizes));
  });

  it('can be absent from a variant', () => {
    const partial = productOf([
      variantOf({ Size: 'S', Fit: 'Slim' }),
      variantOf({ Size: 'S', Fit: 'Wide' }),
      variantOf({ Size: 'M' }),
    ]);
    expect(shownOf(select(partial, { Size: 'M' }), 'Fit')).toEqual(['no Slim', 'no Wide']);
  });

  it('are two options when their names differ only in case', () => {
    const twins = productOf([
      variantOf({ Size: 'S', size: 'Petite' }),
      variantOf({ Size: 'S', size: 'Tall' }),
    ]);
    const selection = select(twins, { size: 'Tall' });
    expect(selection.options.map(({ name, selected }) => [name, selected])).toEqual([
      ['Size', 'S'],
      ['size', 'Tall'],
    ]);
    expect(selection.variant?.title).toBe('S / Tall');
  });

  it('are omitted without values, and take the values of the variants when their list is empty', () => {
    const empty = { id: 'o', name: 'Material', values: [] };
    const without = productOf([variantOf({ Size: 'S' })]);
    expect(select({ ...without, options: [...without.options, empty] }).options).toHaveLength(1);
    const unlisted = productOf([variantOf({ Material: 'Jute' }), variantOf({ Material: 'Silk' })]);
    expect(shownOf(select({ ...unlisted, options: [empty] }), 'Material')).toEqual(['Jute', 'Silk']);
  });

  it("do not include Shopify's placeholder option", () => {
    const selection = select(productOf([variantOf({ Title: 'Default Title' })]));
    expect(selection.options).toEqual([]);
    expect(selection.variant?.title).toBe('Default Title');
    expect(select(productOf([variantOf({})])).variant).not.toBeNull();
  });

  it('can have sixty values, including long ones in Hindi', () => {
    const long = 'हाथ से बुना हुआ '.repeat(20);
    const values = [...Array.from({ length: 59 }, (_, at) => `${at}`), long];
    const product = productOf(values.map((value) => variantOf({ कपड़ा: value })));
    expect(findOption(select(product), 'कपड़ा').values).toHaveLength(60);
    expect(select(product, { कपड़ा: long }).variant?.title).toBe(long);
  });
});

/** Generates products with up to four options of up to three values; some combinations are missing or sold out. */
const anyProduct = fc
  .uniqueArray(fc.constantFrom('Color', 'Size', 'Farbe', 'Shoe size', 'Material', 'Fit'), {
    minLength: 1,
    maxLength: 4,
  })
  .chain((names) =>
    fc
      .uniqueArray(
        fc.record({
          values: fc.tuple(...names.map(() => fc.constantFrom('a', 'b', 'c'))),
          availableForSale: fc.boolean(),
        }),
        { minLength: 1, maxLength: 20, selector: ({ values }) => values.join() },
      )
      .map((variants) =>
        productOf(
          variants.map(({ values, availableForSale }) =>
            variantOf(Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])), {
              availableForSale,
            }),
          ),
        ),
      ),
  );
const anySteps = fc.array(fc.tuple(fc.nat(3), fc.nat(2)), { maxLength: 8 });

/** Returns the choice after a shopper has clicked these values in turn. */
function afterSteps(product: Product, steps: readonly (readonly [number, number])[]): Chosen {
  return steps.reduce<Chosen>((chosen, [at, nth]) => {
    const { options } = select(product, chosen);
    const option = options[at % options.length];
    const values = option?.values.filter(({ selectable }) => selectable) ?? [];
    const picked = values[nth % values.length];
    return option && picked ? chosenAfter(product, chosen, option.name, picked.value) : chosen;
  }, {});
}

describe('for any product and any sequence of choices', () => {
  it('the variant has exactly the chosen values, and exists once nothing is missing', () => {
    fc.assert(
      fc.property(anyProduct, anySteps, (product, steps) => {
        const selection = select(product, afterSteps(product, steps));
        expect(selection.variant === null).toBe(selection.missing.length > 0);
        for (const { name, selected } of selection.options) {
          if (selection.variant)
            expect(selection.variant.selectedOptions).toContainEqual({ name, value: selected });
        }
      }),
    );
  });

  it('a value is available exactly when a variant for sale has it with the other choices', () => {
    fc.assert(
      fc.property(anyProduct, anySteps, (product, steps) => {
        const { options } = select(product, afterSteps(product, steps));
        for (const { name, kind, values } of options) {
          const others = options.filter(
            (other) =>
              other.name !== name && other.selected !== null && !(kind === 'colour' && other.kind === 'size'),
          );
          for (const { value, available } of values) {
            const wanted = [{ name, selected: value }, ...others];
            const buyable = product.variants.some(
              ({ availableForSale, selectedOptions }) =>
                availableForSale &&
                wanted.every((want) =>
                  selectedOptions.some((has) => has.name === want.name && has.value === want.selected),
                ),
            );
            expect(available).toBe(buyable);
          }
        }
      }),
    );
  });

  it('the last chosen value stays chosen, and an available value drops no other value except sizes of another colour', () => {
    fc.assert(
      fc.property(anyProduct, anySteps, fc.nat(3), fc.nat(2), (product, steps, at, nth) => {
        const chosen = afterSteps(product, steps);
        const before = select(product, chosen);
        const option = before.options[at % before.options.length];
        const value = option?.values[nth % option.values.length];
        fc.pre(option !== undefined && value?.selectable === true);
        const after = select(product, chosenAfter(product, chosen, option.name, value.value));
        expect(findOption(after, option.name).selected).toBe(value.value);
        if (!value.available) return;
        for (const other of before.options) {
          if (other.name === option.name || (option.kind === 'colour' && other.kind === 'size')) continue;
          expect(findOption(after, other.name).selected).toBe(other.selected);
        }
      }),
    );
  });
});
