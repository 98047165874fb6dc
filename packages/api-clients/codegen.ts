import { fileURLToPath } from 'node:url';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset } from '@graphql-codegen/client-preset';
import { stripIgnoredCharacters } from 'graphql';

/** Marks the constructor of a document as pure, so that bundlers remove unused ones, and removes the indentation of its text. */
const compact = (content: string) =>
  content.replaceAll(
    /= new TypedDocumentString\(`([^`]*)`/g,
    (_, document: string) =>
      `= /* @__PURE__ */ new TypedDocumentString(\`${stripIgnoredCharacters(document)}\``,
  );

/** Generates documents and types of the storefront's operations from the official 2025-04 schema. */
const config: CodegenConfig = {
  schema: fileURLToPath(import.meta.resolve('@shopify/hydrogen-react/storefront.schema.json')),
  documents: 'src/storefront/operations/*.graphql',
  generates: {
    'src/storefront/generated/': {
      hooks: { beforeOneFileWrite: (_path: string, content: string) => compact(content) },
      preset: {
        ...preset,
        // The preset does not pass this option on. Its other file is the `graphql()` map, which cannot be tree-shaken.
        buildGeneratesSection: async (options) =>
          (await preset.buildGeneratesSection(options))
            .filter(({ filename }) => filename.endsWith('graphql.ts'))
            .map((file) => ({ ...file, config: { ...file.config, disableDescriptions: true } })),
      },
      presetConfig: { fragmentMasking: false, skipIndexFile: true },
      config: {
        documentMode: 'string',
        useTypeImports: true,
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
