import { formatMoney, type Money } from '@naap/api-clients/pricing';
import type { Product, ProductCard } from '@naap/api-clients/storefront';
import { m } from '@naap/messages';
import { documentHtml, escapeHtml, navigationHtml, pictureHtml } from './html.ts';

/** Widths of the pictures in px: those of their places on Lighthouse's phone, 412 CSS px wide with 1.75 pixels each. */
const CARD_WIDTH = 324;
const PRODUCT_WIDTH = 721;

/** Number of products in the first viewport of a list. */
export const LIST_LENGTH = 4;

/** The first viewport of the shop's product list. */
export function listPage(products: readonly ProductCard[]): string {
  const body = [
    `<header><h1>${m.state_products()}</h1><small>${m.product_list_sort_label()}</small></header><main><ul>`,
    ...products.map((product, index) => `<li>${cardHtml(product, index === 0)}</li>`),
    `</ul></main>${navigationHtml()}`,
  ].join('');
  return documentHtml({ title: m.state_products(), body, picturesFrom: originOf(products[0]?.image?.url) });
}

function cardHtml({ name, brand, price, originalPrice, image }: ProductCard, isLargest: boolean): string {
  return [
    '<a href="/product">',
    image ? productPicture(image.url, CARD_WIDTH, isLargest) : '',
    `<small><b>${escapeHtml(brand)}</b><br>${escapeHtml(name)}</small><br>${priceHtml(price, originalPrice)}</a>`,
  ].join('');
}

/** The first viewport of the shop's page of a product. */
export function productPage({ title, vendor, images, options, variants }: Product): string {
  const [image] = images;
  const [cheapest] = variants.toSorted((a, b) => a.price.amount - b.price.amount);
  const body = [
    `<header><b>${escapeHtml(title)}</b></header><main>`,
    image ? `<div class="gallery">${productPicture(image.url, PRODUCT_WIDTH, true)}</div>` : '',
    `<div class="panel"><small>${escapeHtml(vendor)}</small><h1>${escapeHtml(title)}</h1>`,
    ...options.map(({ name }) => `<p><b>${escapeHtml(name)}</b></p>`),
    `</div></main><div class="bar"><p>${cheapest ? priceHtml(cheapest.price, cheapest.originalPrice) : ''}<br><small>${m.product_detail_taxes()}</small></p><a href="/">${m.product_detail_add_to_bag()}</a></div>`,
  ].join('');
  return documentHtml({ title, body, picturesFrom: originOf(image?.url) });
}

function productPicture(url: string, width: number, isLargest: boolean): string {
  const src = new URL(url);
  src.searchParams.set('width', `${width}`);
  src.searchParams.set('format', 'webp');
  return pictureHtml({ src: src.href, alt: '', width, height: Math.round(width * 1.25), isLargest });
}

function priceHtml(price: Money, originalPrice: Money | undefined): string {
  const struck = originalPrice ? ` <s>${formatMoney(originalPrice)}</s>` : '';
  return `<b>${formatMoney(price)}</b>${struck}`;
}

function originOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : new URL(url).origin;
}
