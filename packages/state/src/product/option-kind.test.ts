import { describe, expect, it } from 'vitest';
import { optionKind } from './option-kind.ts';

const kindOf = (name: string, values: readonly string[] = ['one', 'two']) =>
  optionKind({ name, values: values.map((value) => ({ name: value })) });

describe('optionKind', () => {
  it.each([
    ...['Size', 'SIZE', ' size ', 'Shoe size', 'Größe', 'Schuhgröße', 'GRÖSSE', 'Taille', 'Talla', 'साइज़'],
    // The last letter as one precomposed character.
    ...['सा\u0907\u095B', 'जूते का नाप', 'サイズ'],
  ])('classifies the name %j as a size', (name) => {
    expect(kindOf(name)).toBe('size');
  });

  it.each(['Color', 'colour', 'COLOUR', 'Frame colour', 'Farbe', 'Rahmenfarbe', 'Couleur', 'Cor', 'रंग'])(
    'classifies the name %j as a colour',
    (name) => {
      expect(kindOf(name)).toBe('colour');
    },
  );

  it.each(['Material', 'Weite', 'Decor', 'Fit', '', 'Style', 'Naap'])(
    'classifies the name %j as other',
    (name) => {
      expect(kindOf(name)).toBe('other');
    },
  );

  it.each([
    [['S', 'M', 'L', 'XL', '3XL', 'XXS']],
    [['UK 6', 'uk 6.5', 'EU 42']],
    [['28', '30', '32.5']],
    [['32B', '36DD']],
    [['W30 L32', '32/34']],
    [['Small', 'extra large', 'Free Size']],
  ])('classifies the values %j as sizes', (values) => {
    expect(kindOf('Fit', values)).toBe('size');
  });

  it.each([[['1', '2', '3']], [['S', 'Cotton']], [['100', '250']], [[]]])(
    'does not classify the values %j as sizes',
    (values) => {
      expect(kindOf('Pack', values)).toBe('other');
    },
  );

  it('classifies an option with swatches as a colour, unless its name is a size', () => {
    const values = [{ name: 'Ajrakh', swatchImage: 'https://cdn.example/ajrakh.png' }, { name: 'Plain' }];
    expect(optionKind({ name: 'Print', values })).toBe('colour');
    expect(optionKind({ name: 'Size', values })).toBe('size');
    expect(optionKind({ name: 'Print', values: [{ name: 'Rani', swatchColor: '#d3246f' }] })).toBe('colour');
  });
});
