import { Dashes, type SizeMark, sizeName } from './SizeMark.tsx';
import { cell, flagRoom, radio, scroller, strip, text, unavailable } from './SizeTape.css.ts';
import type { SizeTapeProps } from './SizeTape.tsx';

interface SizeTapeButtonsProps extends Pick<SizeTapeProps, 'sizes' | 'unavailableLabel'> {
  /** Accessible name of the group: 'Size'. */
  label: string;
  marked: SizeMark | null;
  onPress: (value: string) => void;
}

/**
 * The sizes of a product as buttons on an inch tape, for a press that acts at once. They are no radios, whose arrow keys select: the
 * shopper would act on each size on the way.
 */
export function SizeTapeButtons({ sizes, unavailableLabel, label, marked, onPress }: SizeTapeButtonsProps) {
  return (
    <fieldset className={marked ? `${scroller} ${flagRoom}` : scroller} aria-label={label}>
      <div className={strip} style={{ '--sizes': sizes.length }}>
        {sizes.map((size) => {
          const { value, available, selectable = available } = size;
          return (
            <span key={value} className={available ? cell : `${cell} ${unavailable}`}>
              <button
                type="button"
                className={radio}
                aria-label={sizeName(size, unavailableLabel, marked) ?? size.label ?? value}
                aria-disabled={!selectable || undefined}
                onClick={() => selectable && onPress(value)}
              />
              <span className={text} aria-hidden="true">
                {size.label ?? value}
              </span>
            </span>
          );
        })}
        {marked && <Dashes sizes={sizes} marked={marked} />}
      </div>
    </fieldset>
  );
}
