import { connection, type PageArgs } from '../connection.ts';
import type { ContentField, ContentMetaobject } from '../content/types.ts';
import type { StorefrontContext, View } from '../context.ts';
import { asGid } from '../gid.ts';
import { siteUrlResolver } from '../site-url.ts';

/** Returns a value of the GraphQL type Metaobject. */
export function metaobjectView({ id, type, handle, updatedAt, fields }: ContentMetaobject): View {
  const [title] = fields;
  return {
    __typename: 'Metaobject',
    id: asGid('Metaobject', id),
    type,
    handle,
    updatedAt,
    onlineStoreUrl: siteUrlResolver(`/pages/${type}/${handle}`),
    seo: { title: title ? fieldView(title) : null, description: null },
    fields: fields.map(fieldView),
    field: ({ key }: { key: string }) => {
      const field = fields.find((other) => other.key === key);
      return field ? fieldView(field) : null;
    },
  };
}

function fieldView(field: ContentField): View {
  const { key, type } = field;
  const view = { __typename: 'MetaobjectField', key, type, reference: null, references: null };
  switch (field.type) {
    case 'collection_reference': {
      const { collection } = field;
      return {
        ...view,
        value: asGid('Collection', collection.id),
        reference: (_: unknown, { views }: StorefrontContext) => views.collection(collection),
      };
    }
    case 'list.product_reference': {
      const { products } = field;
      return {
        ...view,
        value: JSON.stringify(products.map(({ id }) => asGid('Product', id))),
        references: (args: PageArgs, context: StorefrontContext) =>
          connection({ items: products }, args, context, (product) => context.views.product(product)),
      };
    }
    default:
      return { ...view, value: field.value };
  }
}
