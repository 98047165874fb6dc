import { lazy, Suspense } from 'react';
import { useOverlay } from '../../behaviour/useOverlay.ts';
import { Button, rulerIcon, Sheet } from '../../components/index.ts';
import { copy } from './ProductDetail.copy.ts';
import { sizeGuide } from './ProductDetail.css.ts';
import { sizeChart } from './size-chart.ts';

/** Loaded when the size guide is opened. */
const SizeGuide = lazy(async () => ({
  default: (await import('../../components/SizeGuide/index.ts')).SizeGuide,
}));

const words = copy.sizeGuide;

interface SizeGuideLinkProps {
  sizes: readonly string[];
  selected: string | null;
}

/** The button that opens the size guide. Renders nothing when no chart has these sizes. */
export function SizeGuideLink({ sizes, selected }: SizeGuideLinkProps) {
  const guide = useOverlay<typeof sizes>();
  const chart = sizeChart(sizes);
  if (chart === null) return null;
  return (
    <>
      <div className={sizeGuide}>
        <Button
          label={words.title}
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
          title={words.title}
          description={words.description}
          closeLabel={copy.gallery.close}
        >
          <Suspense fallback={null}>
            <SizeGuide
              label={words.table}
              sizeLabel={copy.size}
              measurements={chart.measurements}
              rows={chart.rows}
              selected={selected}
              unitLabels={words.units}
            />
          </Suspense>
        </Sheet>
      )}
    </>
  );
}
