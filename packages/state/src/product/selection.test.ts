import type { Product, ProductVariant } from '@naap/api-clients';
import { inr } from '@naap/api-clients';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectVariant } from './selection.ts';

function image(url: string) {
  return { url, altText: null, width: null, height: null };
}

function variant(
  colour: string | null,
  size: string | null,
  overrides: Partial<ProductVariant> = {},
): ProductVariant {
  return {
    id: `gid://shopify/ProductVariant/${colour}-${size}`,
    title: `${colour} / ${size}`,
    price: inr(50_000),
    availableForSale: true,
    image: null,
    selectedOptions: [
      ...(colour === null ? [] : [{ name: 'COLOR', value: colour }]),
      ...(size === null ? [] : [{ name: 'Size', value: size }]),
    ],
    ...overrides,
  };
}

function product(variants: readonly ProductVariant[], images = [image('front'), image('back')]): Product {
  const valuesOf = (option: string) => [
    ...new Set(
      variants.flatMap(({ selectedOptions }) =>
        selectedOptions.filter(({ name }) => name === option).map(({ value }) => value),
      ),
    ),
  ];
  const options = ['COLOR', 'Size']
    .map((name) => ({ id: name, name, values: valuesOf(name).map((value) => ({ name: value })) }))
    .filter(({ values }) => values.length > 0);
  return {
    id: 'gid://shopify/Product/1',
    title: 'Linen Shirt',
    handle: 'linen-shirt',
    descriptionHtml: '',
    vendor: 'Naap',
    availableForSale: true,
    options,
    images,
    variants,
  };
}

const SHIRT = product([
  variant('Red', 'S'),
  variant('Red', 'M', { availableForSale: false }),
  variant('Blue', 'M', { price: inr(40_000), originalPrice: inr(60_000), image: image('blue') }),
  variant('Blue', 'L', { price: inr(70_000) }),
]);

describe('selectVariant', () => {
  it('starts with the first colour and no size', () => {
    expect(selectVariant(SHIRT, { colour: null, size: null })).toMatchObject({
      selectedColour: 'Red',
      selectedSize: null,
      needsSize: true,
      variant: null,
    });
  });

  it('lists the sizes of the chosen colour, the sold-out ones as unavailable', () => {
    expect(selectVariant(SHIRT, { colour: 'Red', size: null }).sizes).toEqual([
      { value: 'S', available: true },
      { value: 'M', available: false },
    ]);
    expect(selectVariant(SHIRT, { colour: 'Blue', size: null }).sizes.map(({ value }) => value)).toEqual([
      'M',
      'L',
    ]);
  });

  it('matches the variant of colour and size, whatever the case of the option names', () => {
    const {
      variant: chosen,
      price,
      originalPrice,
      needsSize,
    } = selectVariant(SHIRT, { colour: 'Blue', size: 'M' });
    expect(chosen?.id).toBe('gid://shopify/ProductVariant/Blue-M');
    expect({ price, originalPrice, needsSize }).toEqual({
      price: inr(40_000),
      originalPrice: inr(60_000),
      needsSize: false,
    });
  });

  it('keeps to the images of the chosen colour where each colour begins a run of its own', () => {
    const listed = product(
      [variant('Blue', 'M', { image: image('blue') }), variant('Red', 'M', { image: image('red') })],
      [image('blue'), image('blue-back'), image('red'), image('red-back')],
    );
    const urlsOf = (colour: string) =>
      selectVariant(listed, { colour, size: null }).images.map(({ url }) => url);
    expect(urlsOf('Red')).toEqual([image('red').url, image('red-back').url]);
    expect(urlsOf('Blue')).toEqual([image('blue').url, image('blue-back').url]);
  });

  it('puts the image of the colour first', () => {
    expect(selectVariant(SHIRT, { colour: 'Blue', size: null }).images.map(({ url }) => url)).toEqual([
      'blue',
      'front',
      'back',
    ]);
    const listed = product([variant(null, 'S', { image: image('back') })]);
    expect(selectVariant(listed, { colour: null, size: 'S' }).images.map(({ url }) => url)).toEqual([
      'back',
      'front',
    ]);
  });

  it('needs no size when there is no size option', () => {
    const selection = selectVariant(product([variant('Red', null)]), { colour: null, size: null });
    expect(selection).toMatchObject({ hasSizeOption: false, needsSize: false, sizes: [] });
    expect(selection.variant?.title).toBe('Red / null');
  });

  it('takes the only variant of a product without options', () => {
    const selection = selectVariant(product([variant(null, null)]), { colour: null, size: null });
    expect(selection).toMatchObject({ colours: [], selectedColour: null, price: inr(50_000) });
    expect(selection.variant).not.toBeNull();
  });

  it('is empty while there is no product', () => {
    expect(selectVariant(undefined, { colour: 'Red', size: 'S' })).toMatchObject({
      colours: [],
      price: null,
    });
  });

  it('never answers a variant of another colour or size, and always one for a listed size', () => {
    const letters = fc.constantFrom('a', 'b', 'c');
    const options = fc.uniqueArray(fc.tuple(letters, letters), { minLength: 1, selector: String });
    fc.assert(
      fc.property(options, letters, letters, (pairs, colour, size) => {
        const selection = selectVariant(product(pairs.map(([c, s]) => variant(c, s))), { colour, size });
        for (const { value } of selection.sizes) {
          const picked = selectVariant(product(pairs.map(([c, s]) => variant(c, s))), {
            colour: selection.selectedColour,
            size: value,
          }).variant;
          expect(picked?.title).toBe(`${selection.selectedColour} / ${value}`);
        }
        expect(selection.needsSize).toBe(selection.variant === null);
      }),
    );
  });
});
