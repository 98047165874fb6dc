import { MAX_KNOWN_SIZES, naapSchema, SIZE_WISHES } from '@naap/api-clients/naap';
import * as v from 'valibot';
import { text } from './fields.ts';
import { shopperRoute } from './route.ts';

/** `naapSchema` without unknown fields: a misspelt one must not be lost silently. */
export const NaapBody = v.pipe(
  v.strictObject({
    ...naapSchema.entries,
    measurements: v.pipe(
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

const success = v.object({ status: v.literal('success') });

export const getNaap = shopperRoute({
  method: 'GET',
  path: '/customer/naap',
  id: 'getNaap',
  summary: "Get the shopper's body measurements",
  cacheControl: 'private, no-cache',
  success: {
    status: 200,
    description: 'The measurements; null without any.',
    body: v.object({ naap: v.nullable(NaapBody) }),
  },
  async handle({ shopper }) {
    return { status: 200, body: { naap: await shopper.readNaap() } };
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
    return { status: 200, body: { status: 'success' } };
  },
});
