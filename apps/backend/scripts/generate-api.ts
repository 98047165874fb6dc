/** Writes the OpenAPI document and the pages about it and about the states of an order. */
import { writeFileSync } from 'node:fs';
import { createApiDocument } from './api-document.ts';
import { createApiPage } from './api-page.ts';
import { createOrderPage } from './order-page.ts';

const document = createApiDocument();
writeFileSync(
  new URL('../generated/openapi.json', import.meta.url),
  `${JSON.stringify(document, null, 2)}\n`,
);
writeFileSync(new URL('../../../docs/api.md', import.meta.url), createApiPage(document));
writeFileSync(new URL('../../../docs/orders.md', import.meta.url), createOrderPage());
