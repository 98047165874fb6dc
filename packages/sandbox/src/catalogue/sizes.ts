export type SizeScheme = 'letters' | 'waist' | 'bra' | 'shoe' | 'one' | 'none';

const womensShoes = ['UK 3', 'UK 4', 'UK 5', 'UK 6', 'UK 7', 'UK 8'];
const mensShoes = ['UK 6', 'UK 7', 'UK 8', 'UK 9', 'UK 10', 'UK 11'];

/** Returns the sizes from smallest to largest; empty for products without a size option. */
export function sizesOf(scheme: SizeScheme, gender: 'women' | 'men'): readonly string[] {
  switch (scheme) {
    case 'letters':
      return ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
    case 'waist':
      return ['28', '30', '32', '34', '36', '38'];
    case 'bra':
      return ['32B', '34B', '34C', '36B', '36C', '38C'];
    case 'shoe':
      return gender === 'women' ? womensShoes : mensShoes;
    case 'one':
      return ['One size'];
    case 'none':
      return [];
  }
}
