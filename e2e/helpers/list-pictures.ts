import { expect } from './fixtures.ts';
import { productLinks } from './locators.ts';
import type { OpenOptions, Shopper } from './shopper.ts';

/** Products of the first page of a list. */
const FIRST_PAGE = 10;
/** Greatest size of a picture in a list on a phone, in bytes. */
const MAX_BYTES = 15_000;
/** What Chromium sends with a request for a picture. */
const CHROMIUM_ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/**
 * Expects small pictures on the first page of the list of all products, on phones with one to three pixels per CSS pixel. `pictures` is the number
 * of products on it that have a picture.
 */
export async function expectSmallListPictures(
  newVisitor: (options: OpenOptions) => Promise<Shopper>,
  pictures = FIRST_PAGE,
): Promise<void> {
  for (const deviceScaleFactor of [1, 2, 3]) {
    const { page } = await newVisitor({ deviceScaleFactor });
    await page.goto('/products');
    const urls = new Set<string>();
    for (let index = 0; index < FIRST_PAGE; index += 1) {
      const picture = productLinks(page).nth(index).locator('img');
      await picture.scrollIntoViewIfNeeded();
      const url = await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return image.currentSrc;
      });
      if (!url.endsWith('/placeholder.svg')) urls.add(url);
    }
    expect(urls.size).toBe(pictures);
    for (const url of urls) {
      const response = await fetch(url, { headers: { Accept: CHROMIUM_ACCEPT } });
      const { byteLength } = await response.arrayBuffer();
      expect(byteLength, `${url} on a phone with density ${deviceScaleFactor}`).toBeLessThanOrEqual(
        MAX_BYTES,
      );
    }
  }
}
