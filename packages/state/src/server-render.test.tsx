import { content } from '@naap/fixtures/content';
import { ASHA, fakeBrowser, fakeClients, fakePhoneAuth } from '@naap/fixtures/fake-clients';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import {
  filtersFromSearchParams,
  StateProvider,
  useCart,
  useCartCount,
  useCheckoutAddresses,
  useCheckoutOrder,
  useCoupon,
  useDeliveryLocation,
  useOrders,
  usePhoneSignIn,
  usePlaceOrder,
  useProduct,
  useProductList,
  useSession,
  useVariantSelection,
} from './index.ts';

function AllHooks() {
  const filters = filtersFromSearchParams(new URLSearchParams('tag=Jeans'));
  const { title } = useProductList({ collection: null, search: null, filters });
  const { product } = useProduct('1');
  useVariantSelection(product, { params: new URLSearchParams(), change: async () => {} });
  usePlaceOrder(useCheckoutOrder(), useCheckoutAddresses());
  useCoupon();
  useOrders();
  const facts = {
    session: useSession().status,
    step: usePhoneSignIn().step,
    cart: useCart().status,
    count: useCartCount(),
    address: useDeliveryLocation().address,
    title,
  };
  return JSON.stringify(facts);
}

it('renders a signed-out shopper to a string without a window, with the filters of the URL', () => {
  expect(typeof window).toBe('undefined');
  const clients = fakeClients({ phoneAuth: fakePhoneAuth(fakeBrowser(ASHA)) });
  const html = renderToString(
    <StateProvider clients={clients} content={content}>
      <AllHooks />
    </StateProvider>,
  );
  expect(JSON.parse(html.replaceAll('&quot;', '"'))).toEqual({
    session: 'signed-out',
    step: 'phone',
    cart: 'error',
    count: 0,
    address: 'Enable location for delivery',
    title: 'Jeans',
  });
});
