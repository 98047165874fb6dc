import { m } from '@naap/messages';
import { useLabel } from '@naap/state';
import type { Naap, SizeChart } from '@naap/state/naap';
import { useOverlay } from '../../behaviour/useOverlay.ts';
import {
  Button,
  LinkButton,
  rulerIcon,
  Sheet,
  SizeGuide,
  type SizeGuideProps,
} from '../../components/index.ts';
import { naapPath } from '../navigation/paths.ts';
import { sizeGuide } from './ProductDetail.css.ts';
import { guideUnit, measurementNames } from './size-chart.ts';

interface SizeGuideLinkProps {
  chart: SizeChart;
  unit: Naap['unit'];
  selected: string | null;
}

/** The button that opens the size guide. */
export function SizeGuideLink({ chart, unit, selected }: SizeGuideLinkProps) {
  const guide = useOverlay<SizeChart>();
  const labelOf = useLabel();
  return (
    <>
      <div className={sizeGuide}>
        <Button
          label={m.product_detail_size_guide_title()}
          emphasis="quiet"
          size="small"
          icon={rulerIcon}
          onClick={() => guide.show(chart)}
        />
      </div>
      {guide.subject && (
        <Sheet
          open={guide.open}
          onClose={guide.close}
          title={m.product_detail_size_guide_title()}
          description={m.product_detail_size_guide_description()}
          closeLabel={m.product_detail_gallery_close()}
        >
          <SizeGuide
            label={m.product_detail_size_guide_table()}
            sizeLabel={m.product_detail_size()}
            measurements={measurementNames(chart)}
            rows={rowsOf(chart, labelOf)}
            unit={guideUnit(unit)}
            selected={selected === null ? null : labelOf(selected)}
            unitLabels={{
              choice: m.product_detail_size_guide_units_choice(),
              inches: m.product_detail_size_guide_units_inches(),
              centimetres: m.product_detail_size_guide_units_centimetres(),
            }}
          />
          <LinkButton label={m.naap_title()} href={naapPath} emphasis="quiet" size="small" />
        </Sheet>
      )}
    </>
  );
}

function rowsOf(
  { measurements, sizes }: SizeChart,
  labelOf: (word: string) => string,
): SizeGuideProps['rows'] {
  return sizes.flatMap(({ size, ranges }) => {
    const [main, ...others] = measurements.flatMap((measurement) => {
      const range = ranges[measurement];
      return range ? [range] : [];
    });
    return main ? [{ size: labelOf(size), ranges: [main, ...others] }] : [];
  });
}
