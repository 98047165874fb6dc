import type { Page, Request } from 'playwright';
import type { Services } from '../services.ts';

/** A product of a response of the storefront. Only its ID is changed, so the other fields do not matter. */
interface Edge {
  readonly node: { readonly id: string };
}

interface ListRequest {
  readonly query: string;
  readonly variables: { readonly after?: string | null; readonly first: number };
}

/** Products per response. The shop asks for 10, so that 1,000 would take a hundred requests. */
const PAGE_SIZE = 100;

/** The maximum of one response of the storefront. */
const MAX_TEMPLATES = 250;

/** The shop renders the first page of a list on the server. */
const FIRST_PAGE = 10;

/** Returns the products from `start` on, at most a page, of a list of `total`. The templates are repeated with IDs of their own. */
export function pageOfList(templates: readonly Edge[], start: number, total: number) {
  const end = Math.min(start + PAGE_SIZE, total);
  const edges = Array.from({ length: Math.max(0, end - start) }, (_, offset) => {
    const position = start + offset;
    const template = templates[position % templates.length];
    if (!template) throw new RangeError('a long list needs products to repeat');
    return { ...template, node: { ...template.node, id: `gid://shopify/Product/${position + 1}` } };
  });
  return { edges, pageInfo: { hasNextPage: end < total, endCursor: `${end}` } };
}

/** Answers the page's requests for further pages of a list itself, so that the list of all products has `total`. */
export async function lengthenList(page: Page, { storefront }: Services, total: number): Promise<void> {
  let templates: Promise<readonly Edge[]> | undefined;
  await page.route(storefront, async (route) => {
    const request = route.request();
    const body: ListRequest = request.postDataJSON();
    const after = body.variables?.after ?? null;
    if (after === null || !/^\s*query ListProducts\b/.test(body.query)) return route.continue();
    templates ??= fetchTemplates(request, body);
    const start = /^\d+$/.test(after) ? Number(after) : FIRST_PAGE;
    const products = pageOfList(await templates, start, total);
    return route.fulfill({ json: { data: { products } }, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
}

async function fetchTemplates(request: Request, { query, variables }: ListRequest): Promise<readonly Edge[]> {
  // The body has another length.
  const { 'content-length': _, ...headers } = request.headers();
  const body = JSON.stringify({ query, variables: { ...variables, after: null, first: MAX_TEMPLATES } });
  const response = await fetch(request.url(), { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`the storefront responded with status ${response.status}`);
  const { data }: { data: { products: { edges: readonly Edge[] } } } = await response.json();
  return data.products.edges;
}
