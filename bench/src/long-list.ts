import type { Page } from 'playwright';

/** Products per response. With the shop's own page size of 10, a list of 1,000 would take a hundred requests. */
const PAGE_SIZE = 100;
/** The maximum of one response of the storefront. */
const MAX_TEMPLATES = 250;
/** Number of products of the first page, which the shop renders on the server. */
const FIRST_PAGE = 10;

/** A product of a response of the storefront. Only its ID is changed, so the other fields do not matter. */
interface Edge {
  readonly node: { readonly id: string };
}

/**
 * Answers the page's requests for further pages of a list itself, so that the list of all products has `total`: the products of the storefront,
 * repeated with IDs of their own.
 */
export async function lengthenList(page: Page, total: number): Promise<void> {
  let templates: Promise<readonly Edge[]> | undefined;
  await page.route('**/graphql.json', async (route) => {
    const request = route.request();
    const { query, variables } = request.postDataJSON();
    const after: string | null = variables?.after ?? null;
    if (after === null || !/^\s*query ListProducts\b/.test(query)) return route.continue();
    templates ??= route
      .fetch({ postData: { query, variables: { ...variables, after: null, first: MAX_TEMPLATES } } })
      .then(async (response) => (await response.json()).data.products.edges);
    const products = await templates;
    const start = /^\d+$/.test(after) ? Number(after) : FIRST_PAGE;
    const end = Math.min(start + PAGE_SIZE, total);
    const edges = Array.from({ length: Math.max(0, end - start) }, (_, offset) => {
      const edge = products[(start + offset) % products.length];
      return { ...edge, node: { ...edge?.node, id: `gid://shopify/Product/${start + offset + 1}` } };
    });
    const pageInfo = { hasNextPage: end < total, endCursor: `${end}` };
    return route.fulfill({
      json: { data: { products: { edges, pageInfo } } },
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
}
