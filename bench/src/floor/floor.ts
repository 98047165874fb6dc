import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createStorefrontClient, lastIdSegment } from '@naap/api-clients/storefront';
import { loadContent } from '@naap/content/node';
import { getLocale } from '@naap/messages/runtime';
import type { Services } from '../services.ts';
import type { Site } from '../sites.ts';
import { homePage } from './home.ts';
import { LIST_LENGTH, listPage, productPage } from './products.ts';
import { type FloorFile, startFloorServer } from './server.ts';
import { fonts } from './styles.ts';

export interface Floor {
  readonly site: Site;
  /** Path of the product's page in the shop. */
  readonly productPath: string;
  stop(): Promise<void>;
}

/**
 * Starts the floor: static pages without JavaScript, in the language of the process, that show the texts and pictures of the first viewport of the shop's home page, product
 * list and first product. A shop cannot be faster than they are.
 */
export async function startFloor(services: Services): Promise<Floor> {
  const storefront = createStorefrontClient({
    url: services.storefront,
    token: services.storefrontToken,
    language: getLocale().toUpperCase(),
  });
  const { products } = await storefront.listProducts({ first: LIST_LENGTH });
  const [first] = products;
  const product = first && (await storefront.getProduct(first.id));
  if (!product) throw new Error('the storefront has no product');
  const home = homePage(await loadContent(process.env.CONTENT, getLocale()));
  const server = await startFloorServer(
    new Map<string, FloorFile>([
      ['/', page(home.html)],
      ['/list', page(listPage(products))],
      ['/product', page(productPage(product))],
      ...(await Promise.all(Object.entries(fonts).map(readFont))),
      ...(await Promise.all(home.files.map((path) => copyPicture(services.shop, path)))),
    ]),
  );
  return {
    site: {
      name: 'floor',
      urls: { home: `${server.url}/`, list: `${server.url}/list`, product: `${server.url}/product` },
    },
    productPath: `/product/${lastIdSegment(product.id)}`,
    stop: server.stop,
  };
}

async function readFont([path, module]: [string, string]): Promise<[string, FloorFile]> {
  return [path, { type: 'font/woff2', body: await readFile(fileURLToPath(import.meta.resolve(module))) }];
}

function page(html: string): FloorFile {
  return { type: 'text/html; charset=utf-8', body: Buffer.from(html) };
}

async function copyPicture(shop: string, path: string): Promise<[string, FloorFile]> {
  const response = await fetch(shop + path);
  if (!response.ok) throw new Error(`the shop has no picture ${path}`);
  return [
    path,
    { type: response.headers.get('content-type') ?? '', body: new Uint8Array(await response.arrayBuffer()) },
  ];
}
