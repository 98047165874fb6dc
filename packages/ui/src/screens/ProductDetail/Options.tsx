import type { VariantSelection } from '@naap/state';
import { OptionLabel, SizeTape, Stack, Swatches } from '../../components/index.ts';
import { copy } from './ProductDetail.copy.ts';
import { inset, sizes as sizesClass } from './ProductDetail.css.ts';
import { measuredSize } from './size-chart.ts';

/** Colour and size, each only where the product has the option. */
export function Options({ selection }: { selection: VariantSelection }) {
  const { colours, selectedColour, selectColour, sizes, selectedSize, selectSize, hasSizeOption, needsSize } =
    selection;
  return (
    <>
      {colours.length > 0 && (
        <div className={inset}>
          <Stack space={8}>
            <OptionLabel id="colours" label={copy.colours} value={selectedColour ?? undefined} />
            <Swatches
              labelledBy="colours"
              colours={colours}
              selected={selectedColour}
              onSelect={selectColour}
              unavailableLabel={copy.unavailable}
            />
          </Stack>
        </div>
      )}
      {hasSizeOption && (
        <div className={sizesClass}>
          <div className={inset}>
            {/* Another colour asks again, so the hint pulses again. */}
            <OptionLabel
              key={selectedColour}
              id="sizes"
              label={copy.size}
              value={
                selectedSize === null
                  ? undefined
                  : measuredSize(
                      selectedSize,
                      sizes.map(({ value }) => value),
                      copy.sizeGuide.units.inches,
                    )
              }
              hint={needsSize && sizes.some(({ available }) => available) ? copy.sizeHint : undefined}
            />
          </div>
          <SizeTape
            labelledBy="sizes"
            sizes={sizes}
            selected={selectedSize}
            onSelect={selectSize}
            unavailableLabel={copy.unavailable}
          />
        </div>
      )}
    </>
  );
}
