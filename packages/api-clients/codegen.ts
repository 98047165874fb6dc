import { fileURLToPath } from 'node:url';
import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Generates types for the storefront's operations from the official 2025-04 schema.
 * Import the documents from `generated/graphql.ts`; the `graphql()` map cannot be tree-shaken.
 */
const config: CodegenConfig = {
  schema: fileURLToPath(import.meta.resolve('@shopify/hydrogen-react/storefront.schema.json')),
  documents: 'src/storefront/operations/*.graphql',
  generates: {
    'src/storefront/generated/': {
      hooks: {
        // Marks the constructor as pure, so that bundlers remove unused documents.
        beforeOneFileWrite: (_path: string, content: string) =>
          content.replaceAll('= new TypedDocumentString(', '= /* @__PURE__ */ new TypedDocumentString('),
      },
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: {
          Color: 'string',
          DateTime: 'string',
          Decimal: 'string',
          HTML: 'string',
          ISO8601DateTime: 'string',
          JSON: 'unknown',
          URL: 'string',
          UnsignedInt64: 'string',
        },
      },
    },
  },
};

export default config;
