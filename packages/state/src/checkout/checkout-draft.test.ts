import { naap, parseContent } from '@naap/content';
import { describe, expect, it } from 'vitest';
import { safeStorage } from '../safe-storage.ts';
import { createCheckoutDraft } from './checkout-draft.ts';
import { createCouponStore } from './coupon.ts';

const { pricing } = parseContent(naap, 'naap');
const typed = { name: 'आशा', address: 'MG Road', phone: null, coordinates: { latitude: 19, longitude: 72 } };

/** Opens a page in a tab with this storage. */
const open = (tab: Storage) =>
  createCheckoutDraft(
    safeStorage(() => tab),
    () => 'c1',
  );

function newTab(text?: string): Storage {
  const values = new Map<string, string>(text === undefined ? [] : [['checkoutDraft', text]]);
  return {
    length: 0,
    key: () => null,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

describe('the draft of a checkout', () => {
  it('is kept across documents of a tab, part by part', () => {
    const tab = newTab();
    open(tab).set({ newAddress: typed });
    open(tab).set({ addressId: 'a1' });
    expect(open(tab).get()).toEqual({
      customerId: 'c1',
      couponCode: null,
      addressId: 'a1',
      newAddress: typed,
    });
    open(tab).clear();
    expect(open(tab).get()).toEqual({
      customerId: null,
      couponCode: null,
      addressId: null,
      newAddress: null,
    });
  });

  it.each([
    '{',
    '[]',
    '{"couponCode":1}',
    '{"customerId":null,"couponCode":null,"addressId":null,"newAddress":{"name":1}}',
  ])('is empty when the storage has %s', (text) => {
    expect(open(newTab(text)).get()).toEqual({
      customerId: null,
      couponCode: null,
      addressId: null,
      newAddress: null,
    });
  });

  it('restores the coupon, unless the shop no longer has it', () => {
    const tab = newTab();
    createCouponStore(pricing, open(tab)).apply('flat400');
    expect(createCouponStore(pricing, open(tab)).store.getState()).toEqual({ code: 'FLAT400' });
    const others = { ...pricing, coupon: { code: 'OTHER', discount: 100 } };
    expect(createCouponStore(others, open(tab)).store.getState()).toEqual({ code: null });
    expect(createCouponStore({ ...pricing, coupon: null }, open(tab)).store.getState()).toEqual({
      code: null,
    });
    createCouponStore(pricing, open(tab)).remove();
    expect(createCouponStore(pricing, open(tab)).store.getState()).toEqual({ code: null });
  });
});
