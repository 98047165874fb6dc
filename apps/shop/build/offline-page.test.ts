import { dark, light } from '@naap/ui/theme/roles';
import { expect, it } from 'vitest';
import { offlinePage } from './offline-page.ts';

it('has the fonts and the colours of the shop, in both themes', () => {
  const html = offlinePage("@font-face{font-family:'Anek Latin'}", { name: 'naap' });
  const [styles = '', darkStyles = ''] = html.split('@media screen and (prefers-color-scheme: dark)');
  expect(styles).toContain("@font-face{font-family:'Anek Latin'}");
  expect(styles).toContain(`--paper: ${light.paper}`);
  expect(darkStyles).toContain(`--paper: ${dark.paper}`);
});
