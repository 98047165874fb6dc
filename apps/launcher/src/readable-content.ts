import { ContentError, type ContentWithCharts, loadContent } from '@naap/content/node';
import { brandFaults } from '@naap/ui/theme/brand';

/** Loads the content that CONTENT selects. Throws a `ContentError` that names each mistake, also colours of the brand that cannot be read. */
export async function loadReadableContent(selected: string | undefined): Promise<ContentWithCharts> {
  const content = await loadContent(selected);
  const faults = brandFaults(content.brand);
  if (faults.length === 0) return content;
  const lines = faults.map((fault) => `  ${fault}`).join('\n');
  throw new ContentError(
    `CONTENT=${selected || 'naap'} has colours that cannot be read. Choose a lighter accent or a darker ink:\n${lines}`,
  );
}
