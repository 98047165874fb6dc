import * as v from 'valibot';
import { HttpError } from '../http/errors.ts';
import type { Reply } from '../http/reply.ts';
import type { Address } from '../store/store.ts';
import { latitude, longitude, phone, text } from './fields.ts';
import type { RouteServices, ShopperRequest } from './route.ts';

const MAX_ADDRESSES = 50;
/** The format of crypto.randomUUID. */
const ADDRESS_ID = /^[0-9a-f-]{36}$/;

const NewAddress = v.strictObject({
  name: text(100),
  phone,
  address: text(500),
  latitude,
  longitude,
});

/** GET /customer/address: returns the shopper's addresses, oldest first. */
export async function listAddresses({ shopper }: ShopperRequest): Promise<Reply> {
  const addresses = await shopper.listAddresses();
  return { status: 200, body: addresses.map(toWire) };
}

/** POST /customer/address `{name, phone, address, latitude, longitude}`: saves an address and returns it with its id (201). */
export async function createAddress(request: ShopperRequest, { now }: RouteServices): Promise<Reply> {
  const input = await request.readBody(NewAddress);
  if (input.latitude === 0 && input.longitude === 0)
    throw new HttpError(400, 'Please fetch your location to continue');
  return request.once(input, (commit) =>
    commit(async (shopper) => {
      if ((await shopper.listAddresses()).length >= MAX_ADDRESSES)
        throw new HttpError(422, `At most ${MAX_ADDRESSES} addresses can be saved. Delete one first.`);
      const address = { id: crypto.randomUUID(), ...input, createdAt: now() };
      await shopper.addAddress(address);
      return { status: 201, body: toWire(address) };
    }),
  );
}

/** DELETE /customer/address/{id}: deletes an address; 404 when the shopper has no such address. Orders keep their own copy. */
export async function deleteAddress({ customer, params }: ShopperRequest, { store }: RouteServices) {
  const { id = '' } = params;
  const isDeleted =
    ADDRESS_ID.test(id) && (await store.write(customer.id, (shopper) => shopper.deleteAddress(id)));
  if (!isDeleted) throw addressNotFound();
  return { status: 200, body: { status: 'success' } };
}

/** Returns the same 404 for an unknown address and for another shopper's. */
export function addressNotFound(): HttpError {
  return new HttpError(404, 'Selected address not found');
}

function toWire({ id, name, phone, address, latitude, longitude }: Address) {
  return { id, name, phone, address, latitude, longitude };
}
