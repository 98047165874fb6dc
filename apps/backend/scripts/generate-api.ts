/** Writes the OpenAPI document and the page about it. */
import { writeFileSync } from 'node:fs';
import { createApiDocument } from './api-document.ts';
import { createApiPage } from './api-page.ts';

const document = createApiDocument();
writeFileSync(
  new URL('../generated/openapi.json', import.meta.url),
  `${JSON.stringify(document, null, 2)}\n`,
);
writeFileSync(new URL('../../../docs/api.md', import.meta.url), createApiPage(document));
