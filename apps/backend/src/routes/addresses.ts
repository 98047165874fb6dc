import * as v from 'valibot';
import { HttpError } from '../http/errors.ts';
import type { Address } from '../store/store.ts';
import { latitude, longitude, phone, text, time } from './fields.ts';
import { shopperRoute } from './route.ts';

const MAX_ADDRESSES = 50;

const addressId = v.pipe(v.string(), v.uuid());

const AddressParams = v.object({ id: addressId });

const NewAddress = v.pipe(
  v.strictObject({
    name: text(100),
    phone,
    address: text(500),
    latitude,
    longitude,
    id: v.pipe(
      v.optional(addressId),
      v.description('The id of a deleted address, to put it back. By default a new one.'),
    ),
    created_at: v.pipe(
      v.optional(time),
      v.description('When the deleted address was saved, which decides its place in the list.'),
    ),
  }),
  v.title('NewAddress'),
  v.description('An address to save. Latitude and longitude must not both be 0.'),
);

export const AddressBody = v.pipe(
  v.object({
    id: addressId,
    name: v.string(),
    phone: v.string(),
    address: v.string(),
    latitude,
    longitude,
    created_at: time,
  }),
  v.title('Address'),
);

export const listAddresses = shopperRoute({
  method: 'GET',
  path: '/customer/address',
  id: 'listAddresses',
  summary: 'List the saved addresses',
  cacheControl: 'private, no-cache',
  success: {
    status: 200,
    description: 'The addresses, oldest first.',
    body: v.pipe(v.array(AddressBody), v.maxLength(MAX_ADDRESSES)),
  },
  async handle({ shopper }) {
    const addresses = await shopper.listAddresses();
    return { status: 200, body: addresses.map(toWire) };
  },
});

export const createAddress = shopperRoute({
  method: 'POST',
  path: '/customer/address',
  id: 'createAddress',
  summary: 'Save an address',
  description:
    'With the id of a deleted address, puts it back. An address of the shopper with this id, or without an id one with the same fields, is returned unchanged.',
  body: NewAddress,
  isIdempotent: true,
  success: {
    status: 201,
    description: 'The saved address with its id.',
    body: AddressBody,
    headers: { Location: 'The URL of the address, relative to that of the request.' },
  },
  errors: ['address_limit'],
  async handle({ body, once }, { now }) {
    if (body.latitude === 0 && body.longitude === 0) throw positionMissing();
    const reply = await once((commit) =>
      commit(async (shopper) => {
        const addresses = await shopper.listAddresses();
        const { id = crypto.randomUUID(), created_at, ...fields } = body;
        const saved =
          addresses.find((address) => address.id === id) ??
          addresses.find((address) => body.id === undefined && isSame(address, fields));
        if (saved) return { status: 201, body: toWire(saved) };
        if (addresses.length >= MAX_ADDRESSES)
          throw new HttpError(
            'address_limit',
            `At most ${MAX_ADDRESSES} addresses can be saved. Delete one first.`,
          );
        let address = { id, ...fields, createdAt: created_at === undefined ? now() : Date.parse(created_at) };
        if (!(await shopper.addAddress(address))) {
          address = { ...address, id: crypto.randomUUID() };
          await shopper.addAddress(address);
        }
        return { status: 201, body: toWire(address) };
      }),
    );
    // Relative, because a proxy may serve the backend below a path of its own.
    return { ...reply, headers: { Location: `address/${v.parse(AddressParams, reply.body).id}` } };
  },
});

export const getAddress = shopperRoute({
  method: 'GET',
  path: '/customer/address/:id',
  id: 'getAddress',
  summary: 'Get a saved address',
  params: AddressParams,
  cacheControl: 'private, no-cache',
  success: { status: 200, description: 'The address.', body: AddressBody },
  errors: ['address_not_found'],
  async handle({ params, shopper }) {
    const address = v.is(AddressParams, params) ? await shopper.findAddress(params.id) : null;
    if (!address) throw addressNotFound();
    return { status: 200, body: toWire(address) };
  },
});

export const deleteAddress = shopperRoute({
  method: 'DELETE',
  path: '/customer/address/:id',
  id: 'deleteAddress',
  summary: 'Delete a saved address',
  description: 'Orders keep their own copy of the address.',
  params: AddressParams,
  success: {
    status: 200,
    description: 'The address is deleted.',
    body: v.object({ status: v.literal('success') }),
  },
  errors: ['address_not_found'],
  async handle({ customer, params }, { store }) {
    const isDeleted =
      v.is(AddressParams, params) &&
      (await store.write(customer.id, (shopper) => shopper.deleteAddress(params.id)));
    if (!isDeleted) throw addressNotFound();
    return { status: 200, body: { status: 'success' } };
  },
});

/** Returns whether a saved address has the fields of a new one. */
const isSame = (
  saved: Address,
  fields: Pick<Address, 'name' | 'phone' | 'address' | 'latitude' | 'longitude'>,
) =>
  saved.name === fields.name &&
  saved.phone === fields.phone &&
  saved.address === fields.address &&
  saved.latitude === fields.latitude &&
  saved.longitude === fields.longitude;

/** Returns the same 404 for an unknown address and for another shopper's. */
export function addressNotFound() {
  return new HttpError('address_not_found', 'Selected address not found');
}

/** Returns the error of an address at 0, 0, which clients without a position send. */
function positionMissing() {
  const problem = 'must not be 0 when the other coordinate is 0';
  return new HttpError('invalid_fields', 'Please fetch your location to continue', {
    details: { fields: ['latitude', 'longitude'].map((name) => ({ in: 'body' as const, name, problem })) },
  });
}

export function toWire({
  id,
  name,
  phone,
  address,
  latitude,
  longitude,
  createdAt,
}: Address): v.InferOutput<typeof AddressBody> {
  return {
    id,
    name,
    phone,
    address,
    latitude,
    longitude,
    created_at: new Date(createdAt).toISOString(),
  };
}
