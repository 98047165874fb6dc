import { MAX_KNOWN_SIZES, naapSchema, SIZE_WISHES } from '@naap/api-clients/naap';
import * as v from 'valibot';
import { HttpError } from '../http/errors.ts';
import type { SizedFit } from '../store/store.ts';
import { text } from './fields.ts';
import { type PublicRoute, shopperRoute } from './route.ts';

/** `naapSchema` without unknown fields: a misspelt one must not be lost silently. */
export const NaapBody = v.pipe(
  v.strictObject({
    ...naapSchema.entries,
    measurements: v.pipe(
      v.unknown(),
      // Valibot takes an empty array for an object without fields.
      v.check((value) => !Array.isArray(value), 'must be an object'),
      v.strictObject(naapSchema.entries.measurements.entries),
      v.description('In whole mm. Chest, waist and hip are girths; foot is the length of a foot.'),
    ),
    known_sizes: v.pipe(
      v.array(
        v.strictObject({
          brand: text(80),
          kind: text(80),
          gender: v.nullable(text(80)),
          size: text(80),
          wish: v.pipe(v.picklist(SIZE_WISHES), v.description('What would fit better.')),
        }),
      ),
      v.maxLength(MAX_KNOWN_SIZES, `must have at most ${MAX_KNOWN_SIZES} sizes`),
      v.description('Sizes that the shopper says to fit, newest first.'),
    ),
  }),
  v.title('Naap'),
);

/** Maximum number of pieces in the history. */
const MAX_PIECES = 50;
/** Below this number of pieces, the counts of a product are 0, so that they say nothing about a person. */
const MIN_PIECES = 20;

const FitPiece = v.pipe(
  v.object({
    brand: v.string(),
    kind: v.pipe(v.string(), v.description("The product's type in the store."), v.examples(['Jeans'])),
    size: v.string(),
    outcome: v.picklist(['kept', 'too_small', 'too_big']),
  }),
  v.title('FitPiece'),
);
type FitPiece = v.InferOutput<typeof FitPiece>;

const success = v.object({ status: v.literal('success') });

export const getNaap = shopperRoute({
  method: 'GET',
  path: '/customer/naap',
  id: 'getNaap',
  summary: "Get the shopper's body measurements, and which sizes the shopper kept and handed back",
  cacheControl: 'private, no-cache',
  success: {
    status: 200,
    description: 'The measurements; null without any.',
    body: v.object({
      naap: v.nullable(NaapBody),
      history: v.pipe(
        v.array(FitPiece),
        v.maxLength(MAX_PIECES),
        v.description(
          'The latest ordered pieces that were kept, or handed back because of their size, newest first. Only of orders that have ended.',
        ),
      ),
    }),
  },
  async handle({ shopper }) {
    const fits = await shopper.listFits(MAX_PIECES);
    return {
      status: 200,
      body: { naap: await shopper.readNaap(), history: fits.flatMap(piecesOf).slice(0, MAX_PIECES) },
    };
  },
});

export const saveNaap = shopperRoute({
  method: 'PUT',
  path: '/customer/naap',
  id: 'saveNaap',
  summary: "Save the shopper's body measurements",
  description: 'Replaces the former ones.',
  body: NaapBody,
  success: { status: 200, description: 'The measurements are saved.', body: success },
  async handle({ customer, body }, { store, now }) {
    await store.write(customer.id, (shopper) => shopper.saveNaap(body, now()));
    return { status: 200, body: { status: 'success' } };
  },
});

export const deleteNaap = shopperRoute({
  method: 'DELETE',
  path: '/customer/naap',
  id: 'deleteNaap',
  summary: "Delete the shopper's body measurements",
  success: { status: 200, description: 'There are no measurements any more.', body: success },
  async handle({ customer }, { store }) {
    await store.write(customer.id, (shopper) => shopper.deleteNaap());
    await store.purge();
    return { status: 200, body: { status: 'success' } };
  },
});

const count = v.pipe(v.number(), v.integer());

const ProductParams = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9]{1,18}$/), v.description("The number in the product's global id.")),
});

export const getProductFit: PublicRoute = {
  method: 'GET',
  path: '/products/:id/fit',
  id: 'getProductFit',
  access: 'public',
  isLimited: true,
  summary: 'Get how many pieces of a product were kept, and handed back because of their size',
  description: `All numbers are 0 while there are fewer than ${MIN_PIECES} pieces together.`,
  params: ProductParams,
  cacheControl: 'public, max-age=3600',
  success: {
    status: 200,
    description: 'The numbers of pieces.',
    body: v.object({ kept: count, too_small: count, too_big: count }),
  },
  errors: ['not_found', 'rate_limited', 'database_unavailable'],
  async handle({ store }, params) {
    if (!v.is(ProductParams, params)) throw new HttpError('not_found', 'There is nothing at this address.');
    const { kept, tooSmall, tooBig } = await store.countFits(`gid://shopify/Product/${params.id}`);
    const isEnough = kept + tooSmall + tooBig >= MIN_PIECES;
    return {
      status: 200,
      body: isEnough ? { kept, too_small: tooSmall, too_big: tooBig } : { kept: 0, too_small: 0, too_big: 0 },
    };
  },
};

/** Returns the pieces of an ordered item. */
function piecesOf({ brand, productType, size, kept, tooSmall, tooBig }: SizedFit): FitPiece[] {
  const pieces = (number: number, outcome: FitPiece['outcome']) =>
    Array<FitPiece>(number).fill({ brand, kind: productType ?? '', size, outcome });
  return [...pieces(kept, 'kept'), ...pieces(tooSmall, 'too_small'), ...pieces(tooBig, 'too_big')];
}
