import type { ReactNode } from 'react';
import { type } from '../../src/css/type.ts';
import { mono } from './Block.css.ts';
import { Block } from './Block.tsx';
import { facts, hindi, row, rows, specimen, styleName } from './TypeScale.css.ts';

type StyleName = keyof typeof type;

const samples: Partial<Record<StyleName, ReactNode>> = {
  display: 'Try it on at your door.',
  h1: 'Buta block-print kurta',
  h2: 'Trending Right Now',
  h3: 'Delivery Address',
  body: 'Two sizes? Order both. Keep what fits, hand back the rest on the spot.',
  small: '14 Hill Road, Bandra West, Mumbai 400050',
  micro: 'Arrives in 30 minutes',
  price: '₹1,499',
  priceLarge: '₹1,49,999',
  button: 'ADD TO BAG',
  buttonSmall: 'Choose size',
  brand: 'naap',
};

const hindiSamples: Partial<Record<StyleName, string>> = {
  display: 'घर पर पहनकर देखिए।',
  h1: 'बूटा ब्लॉक-प्रिंट कुर्ता',
  h2: 'अभी चलन में',
  h3: 'डिलीवरी का पता',
  body: 'दो साइज़? दोनों मँगाइए। जो ठीक बैठे वह रखिए, बाकी उसी समय लौटा दीजिए।',
  small: '१४ हिल रोड, बांद्रा पश्चिम, मुंबई ४०००५०',
  micro: '३० मिनट में पहुँचेगा',
};

/** Shows a sample of every style of the type scale, in Latin and, for styles that may show names or addresses, in Devanagari. */
export function TypeScale() {
  return (
    <Block>
      <dl className={rows}>
        {styleNames.map((name) => {
          const { fontSize, lineHeight, fontWeight, fontStretch, letterSpacing } = type[name];
          const hindiSample = hindiSamples[name];
          return (
            <div key={name} className={row}>
              <dt className={styleName}>{name}</dt>
              <dd className={specimen[name]}>{samples[name] ?? name}</dd>
              {hindiSample && (
                <dd className={`${specimen[name]} ${hindi}`} lang="hi">
                  {hindiSample}
                </dd>
              )}
              <dd className={`${mono} ${facts}`}>
                {[
                  fontSize && `size ${inPx(fontSize)}`,
                  lineHeight && `line ${inPx(lineHeight)}`,
                  `weight ${fontWeight}`,
                  fontStretch && `width ${fontStretch}`,
                  letterSpacing && `spacing ${letterSpacing}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </dd>
            </div>
          );
        })}
      </dl>
    </Block>
  );
}

const isStyleName = (name: string): name is StyleName => name in type;
const styleNames = Object.keys(type).filter(isStyleName);

/** Returns a length in rem as px (`1.0625rem` as `17 px`), and other lengths unchanged. */
function inPx(length: unknown): string {
  const value = String(length);
  return /^[\d.]+rem$/.test(value) ? `${Number.parseFloat(value) * 16} px` : value;
}
