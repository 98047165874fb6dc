import type { Cart, CartMetafield } from '../../cart/cart.ts';
import { findCart } from '../../cart/find-cart.ts';
import { checkLength, problem } from '../../cart/problems.ts';
import { cartView } from '../../cart/view.ts';
import type { StorefrontContext, View } from '../../context.ts';
import { asGid } from '../../gid.ts';
import { defaultNamespace, metafieldView } from '../../views/metafields.ts';
import { storeCart } from './change.ts';

export interface MetafieldInput {
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

interface OwnedMetafieldInput extends MetafieldInput {
  readonly ownerId: string;
}

const maxMetafields = 25;
const maxKeyLength = 64;
const maxNamespaceLength = 255;
const types = new Set([
  ...['boolean', 'color', 'date', 'date_time', 'dimension', 'id', 'json', 'link', 'money', 'number_decimal'],
  ...['multi_line_text_field', 'number_integer', 'rating', 'rich_text_field', 'single_line_text_field'],
  ...['url', 'volume', 'weight'],
  ...['collection_reference', 'file_reference', 'metaobject_reference', 'mixed_reference', 'page_reference'],
  ...['product_reference', 'variant_reference'],
]);
const patterns: Readonly<Record<string, RegExp>> = {
  boolean: /^(true|false)$/,
  number_integer: /^-?\d{1,16}$/,
  number_decimal: /^-?\d+(\.\d{1,9})?$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  color: /^#[\da-f]{6}$/i,
  url: /^(https?|mailto|sms|tel):/,
};
const jsonTypes = new Set([
  'json',
  'dimension',
  'link',
  'money',
  'rating',
  'rich_text_field',
  'volume',
  'weight',
]);

/** Returns the cart's metafields with `inputs` set. Throws a CartProblem (INVALID_METAFIELDS). */
export function withMetafields(
  cart: Cart,
  inputs: readonly MetafieldInput[],
  context: StorefrontContext,
): readonly CartMetafield[] {
  checkLength(inputs);
  let { metafields } = cart;
  inputs.forEach((input, index) => {
    const error = metafieldErrorOf(input);
    if (error)
      throw problem('INVALID_METAFIELDS', ['input', 'metafields', index, error.field], error.message);
    metafields = [...without(metafields, input.key), newMetafield(metafields, input, context)];
  });
  return metafields;
}

/** Resolves cartMetafieldsSet: sets all metafields, or none if any is invalid. */
export function cartMetafieldsSet(
  { metafields: inputs }: { readonly metafields: readonly OwnedMetafieldInput[] },
  context: StorefrontContext,
): View {
  checkLength(inputs);
  const userErrors = inputs.flatMap((input, index) => {
    const error =
      index >= maxMetafields
        ? {
            code: 'LESS_THAN_OR_EQUAL_TO',
            field: 'metafields',
            message: `Exceeded the maximum metafields input limit of ${maxMetafields}.`,
          }
        : findCart(input.ownerId, context)
          ? metafieldErrorOf(input)
          : { code: 'INVALID_OWNER', field: 'ownerId', message: 'Owner is invalid.' };
    if (!error) return [];
    const { code, field, message } = error;
    return [{ code, elementIndex: index, field: ['metafields', String(index), field], message }];
  });
  if (userErrors.length > 0) return { metafields: null, userErrors };

  const views = inputs.flatMap((input) => {
    const cart = findCart(input.ownerId, context);
    if (!cart) return [];
    const metafield = newMetafield(cart.metafields, input, context);
    const stored = storeCart(
      { ...cart, metafields: [...without(cart.metafields, input.key), metafield] },
      context,
    );
    return [metafieldView(metafield, () => cartView(stored, context))];
  });
  return { metafields: views, userErrors: [] };
}

/** Resolves cartMetafieldDelete. */
export function cartMetafieldDelete(
  { input: { key, ownerId } }: { readonly input: { readonly key: string; readonly ownerId: string } },
  context: StorefrontContext,
): View {
  const refuse = (code: string, field: string, message: string): View => ({
    deletedId: null,
    userErrors: [{ code, field: ['input', field], message }],
  });
  const cart = findCart(ownerId, context);
  if (!cart) return refuse('INVALID_OWNER', 'ownerId', 'Owner is invalid.');
  const metafield = cart.metafields.find((other) => isNamed(other, key));
  if (!metafield) return refuse('METAFIELD_DOES_NOT_EXIST', 'key', 'Metafield does not exist.');
  storeCart({ ...cart, metafields: without(cart.metafields, key) }, context);
  return { deletedId: metafield.id, userErrors: [] };
}

/** Splits `namespace.key`; a key alone is in the default namespace. */
function nameOf(composite: string): { readonly namespace: string; readonly key: string } {
  const dot = composite.indexOf('.');
  if (dot === -1) return { namespace: defaultNamespace, key: composite };
  return { namespace: composite.slice(0, dot), key: composite.slice(dot + 1) };
}

function isNamed({ namespace, key }: CartMetafield, composite: string): boolean {
  const name = nameOf(composite);
  return name.namespace === namespace && name.key === key;
}

const without = (metafields: readonly CartMetafield[], composite: string): readonly CartMetafield[] =>
  metafields.filter((metafield) => !isNamed(metafield, composite));

function newMetafield(
  known: readonly CartMetafield[],
  { key, type, value }: MetafieldInput,
  { state, now }: StorefrontContext,
): CartMetafield {
  const before = known.find((metafield) => isNamed(metafield, key));
  return {
    id: before?.id ?? asGid('Metafield', state.newId()),
    ...nameOf(key),
    type,
    value,
    createdAt: before?.createdAt ?? now(),
    updatedAt: now(),
  };
}

function metafieldErrorOf({
  key: composite,
  type,
  value,
}: MetafieldInput): { readonly code: string; readonly field: string; readonly message: string } | null {
  const { namespace, key } = nameOf(composite);
  if (key.length < 2) {
    return { code: 'TOO_SHORT', field: 'key', message: 'Key is too short (minimum is 2 characters).' };
  }
  if (key.length > maxKeyLength || namespace.length > maxNamespaceLength) {
    return {
      code: 'TOO_LONG',
      field: 'key',
      message: `Key is too long (maximum is ${maxKeyLength} characters).`,
    };
  }
  if (!types.has(type.replace(/^list\./, ''))) {
    return { code: 'INVALID_TYPE', field: 'type', message: `'${type}' is not a supported type.` };
  }
  if (value === '') return { code: 'BLANK', field: 'value', message: "Value can't be blank." };
  const json = type.startsWith('list.') || jsonTypes.has(type);
  if (json ? !isJson(value) : patterns[type]?.test(value) === false) {
    return { code: 'INVALID_VALUE', field: 'value', message: `Value is not a valid ${type}.` };
  }
  return null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
