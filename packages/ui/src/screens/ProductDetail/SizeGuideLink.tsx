import { m } from '@naap/messages';
import { useLabel } from '@naap/state';
import { useOverlay } from '../../behaviour/useOverlay.ts';
import { Button, rulerIcon, Sheet, SizeGuide } from '../../components/index.ts';
import { sizeGuide } from './ProductDetail.css.ts';
import { sizeChart } from './size-chart.ts';

interface SizeGuideLinkProps {
  sizes: readonly string[];
  selected: string | null;
}

/** The button that opens the size guide. Renders nothing when no chart has these sizes. */
export function SizeGuideLink({ sizes, selected }: SizeGuideLinkProps) {
  const guide = useOverlay<typeof sizes>();
  const labelOf = useLabel();
  const chart = sizeChart(sizes);
  if (chart === null) return null;
  return (
    <>
      <div className={sizeGuide}>
        <Button
          label={m.product_detail_size_guide_title()}
          emphasis="quiet"
          size="small"
          icon={rulerIcon}
          onClick={() => guide.show(sizes)}
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
            measurements={chart.measurements}
            rows={chart.rows.map((row) => ({ ...row, size: labelOf(row.size) }))}
            selected={selected === null ? null : labelOf(selected)}
            unitLabels={{
              choice: m.product_detail_size_guide_units_choice(),
              inches: m.product_detail_size_guide_units_inches(),
              centimetres: m.product_detail_size_guide_units_centimetres(),
            }}
          />
        </Sheet>
      )}
    </>
  );
}
