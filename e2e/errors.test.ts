import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { openCustomer, type SignedInShopper } from './helpers/customers.ts';
import { urls } from './helpers/environment.ts';
import { expect, poll, test } from './helpers/fixtures.ts';
import { pressButton, productLinks, waitForText, waitForTitle } from './helpers/locators.ts';
import { findPageProblems } from './helpers/page-checks.ts';
import {
  type AvailableProduct,
  addFault,
  advanceIdentityClock,
  clearFaults,
  latestCode,
  prepareOrder,
  productWithSizes,
} from './helpers/services.ts';
import {
  bandra,
  chooseSize,
  newPhone,
  openShopper,
  renderInBrowser,
  requestCode,
  type Shopper,
} from './helpers/shopper.ts';

const waitForProducts = (page: Page) => productLinks(page).first().waitFor();

/** A text of the error catalogue (spec section 8): how to provoke it, and how the shopper goes on. */
interface Row {
  /** Texts that must all be on the screen. */
  readonly texts: readonly string[];
  /** The accessible description of the location button. */
  readonly problem?: string;
  /** A newcomer gets a context of its own. All visitors share one context, and all members another. */
  readonly shopper: 'newcomer' | 'visitor' | 'member';
  readonly act: (shopper: Shopper) => Promise<unknown>;
  /** The shopper's actions once the fault is cleared. Absent where the text is not an error. */
  readonly recover?: (page: Page) => Promise<unknown>;
}

let member: SignedInShopper;
let visitor: Shopper;
let product: AvailableProduct;

test.beforeAll(async ({ browser }) => {
  member = await openCustomer(browser);
  visitor = await openShopper(browser);
  product = await productWithSizes();
  await prepareOrder(member.account);
});

test.afterAll(async () => {
  await clearFaults();
  await member.context.close();
  await visitor.context.close();
});

/** Answers requests to the backend with this status, or refuses the connection. */
function overrideBackend(
  page: Page,
  method: string,
  path: string,
  status: number | 'stopped',
  body: object = {},
) {
  return page.route(
    (url) => url.href.startsWith(`${urls.backend}${path}`),
    (route) => {
      if (route.request().method() !== method) return route.fallback();
      if (status === 'stopped') return route.abort('connectionrefused');
      const headers = { 'Access-Control-Allow-Origin': '*' };
      return route.fulfill({ status, headers, contentType: 'application/json', body: JSON.stringify(body) });
    },
  );
}

/** Makes the identity service reject matching requests with one of its error codes. */
const rejectIdentity = (message: string, match: string) =>
  addFault({
    target: 'identity',
    match,
    status: 400,
    body: JSON.stringify({ error: { code: 400, message } }),
  });

/** Makes the browser's geolocation fail. */
const withoutPosition = {
  denied: ({ context }: Shopper) => context.clearPermissions(),
  unavailable: ({ context }: Shopper) => context.setGeolocation(null),
};

/** Makes geolocation fail with an error code that no browser setting produces. */
const failPosition = (page: Page, code: number) =>
  page.addInitScript((failure) => {
    navigator.geolocation.getCurrentPosition = (_, onError) =>
      onError?.({ code: failure, message: '' } as GeolocationPositionError);
  }, code);

// Steps that several rows share.

async function openSignIn({ page }: Shopper) {
  await page.goto('/auth');
  await waitForTitle(page, 'Sign In');
}

async function trySendCode(shopper: Shopper) {
  await openSignIn(shopper);
  await shopper.page.getByLabel('Mobile number').fill(newPhone());
  await pressButton(shopper.page, 'Send OTP');
}

const sendCode = async (page: Page) => {
  await pressButton(page, 'Send OTP');
  await waitForTitle(page, 'Verify OTP');
};

async function requestNewCode(shopper: Shopper): Promise<string> {
  const phone = newPhone();
  await openSignIn(shopper);
  await requestCode(shopper.page, phone);
  return phone;
}

async function tryResendCode(shopper: Shopper) {
  await requestNewCode(shopper);
  await shopper.page.clock.install();
  await shopper.page.clock.fastForward(60_000);
  await pressButton(shopper.page, 'Resend OTP');
}

const resendCode = async (page: Page) => {
  await advanceIdentityClock(60_000);
  await pressButton(page, 'Resend OTP');
  await waitForText(page, 'OTP resent!');
};

async function enterCode({ page }: Shopper, code: string) {
  await page.getByLabel('6-digit code').fill(code);
  await pressButton(page, 'Verify OTP');
}

const verifyAgain = async (page: Page) => {
  await pressButton(page, 'Verify OTP');
  await waitForText(page, 'Login successful!');
};

const openFailingList =
  (path: string, operation: string) =>
  async ({ page }: Shopper) => {
    await addFault({ target: 'storefront', match: operation, status: 503 });
    await page.goto(path);
  };

const retryList = async (page: Page) => {
  await pressButton(page, 'Retry');
  await waitForProducts(page);
};

async function addToBag({ page }: Shopper) {
  await page.goto(`/product/${product.productId}`);
  await chooseSize(page);
  await pressButton(page, 'ADD TO BAG');
}

async function openCart({ page }: Shopper) {
  await prepareOrder(member.account);
  await page.goto('/cart');
  await waitForTitle(page, /^Cart \(\d\)$/);
}

async function openCheckout({ page }: Shopper) {
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Place Order' }).waitFor();
}

async function fillInAddress(shopper: Shopper) {
  const { page } = shopper;
  await openCheckout(shopper);
  await pressButton(page, '+ Add New Address');
  await page.getByRole('dialog').getByLabel('Name').fill('Asha');
  await page.getByRole('dialog').getByLabel('Address').fill('14 Hill Road');
}

async function fetchLocation(shopper: Shopper) {
  await fillInAddress(shopper);
  await pressButton(shopper.page, 'Fetch Location');
}

/** Fetches the location again, and checks that the form is still filled in. */
const fetchLocationAgain = async (page: Page) => {
  await pressButton(page, 'Fetch Location');
  expect(await page.getByRole('dialog').getByLabel('Name').inputValue()).toBe('Asha');
};

const pressLocation = (page: Page) => page.getByRole('button', { name: /^Deliver to/ }).click();

const rows: readonly Row[] = [
  // Sign-in
  {
    texts: ['Too many requests. Please try again later.'],
    shopper: 'newcomer',
    act: async (shopper) => {
      await requestNewCode(shopper);
      await pressButton(shopper.page, 'Change Number');
      await pressButton(shopper.page, 'Send OTP');
    },
    recover: async (page) => {
      await advanceIdentityClock(60_000);
      await sendCode(page);
    },
  },
  ...(
    [
      ['INVALID_PHONE_NUMBER', 'Invalid phone number format'],
      ['MISSING_PHONE_NUMBER', 'Phone number is required'],
      ['INVALID_APP_CREDENTIAL', 'Authentication configuration error. Please try again.'],
      ['OPERATION_NOT_ALLOWED', 'Failed to send OTP'],
    ] as const
  ).map(
    ([code, text]): Row => ({
      texts: [text],
      shopper: 'newcomer',
      act: async (shopper) => {
        await rejectIdentity(code, 'sendVerificationCode');
        await trySendCode(shopper);
      },
      recover: sendCode,
    }),
  ),
  {
    texts: ['Too many requests. Please wait before requesting again.'],
    shopper: 'newcomer',
    // The minute is over in the browser, but not at the identity service.
    act: tryResendCode,
    recover: resendCode,
  },
  ...(
    [
      ['INVALID_APP_CREDENTIAL', 'Authentication configuration error. Please try again.'],
      ['OPERATION_NOT_ALLOWED', 'Failed to resend OTP'],
    ] as const
  ).map(
    ([code, text]): Row => ({
      texts: [text],
      shopper: 'newcomer',
      act: async (shopper) => {
        await requestNewCode(shopper);
        await rejectIdentity(code, 'sendVerificationCode');
        await shopper.page.clock.install();
        await shopper.page.clock.fastForward(60_000);
        await pressButton(shopper.page, 'Resend OTP');
      },
      recover: resendCode,
    }),
  ),
  {
    texts: ['Invalid OTP. Please check and try again.'],
    shopper: 'newcomer',
    act: async (shopper) => {
      const code = await latestCode(`+91${await requestNewCode(shopper)}`);
      await enterCode(shopper, code === '000000' ? '000001' : '000000');
    },
    recover: (page) => page.getByLabel('6-digit code').fill('111111'),
  },
  {
    texts: ['OTP has expired. Please request a new one.'],
    shopper: 'newcomer',
    act: async (shopper) => {
      const code = await latestCode(`+91${await requestNewCode(shopper)}`);
      await advanceIdentityClock(300_000);
      await enterCode(shopper, code);
    },
    recover: async (page) => {
      await pressButton(page, 'Change Number');
      await sendCode(page);
    },
  },
  {
    texts: ['Invalid OTP'],
    shopper: 'newcomer',
    act: async (shopper) => {
      const code = await latestCode(`+91${await requestNewCode(shopper)}`);
      await rejectIdentity('OPERATION_NOT_ALLOWED', 'signInWithPhoneNumber');
      await enterCode(shopper, code);
    },
    recover: verifyAgain,
  },
  {
    texts: ['Login failed'],
    shopper: 'newcomer',
    act: async (shopper) => {
      const code = await latestCode(`+91${await requestNewCode(shopper)}`);
      await overrideBackend(shopper.page, 'POST', '/login', 500);
      await enterCode(shopper, code);
    },
    recover: verifyAgain,
  },
  {
    texts: ['OTP sent!', 'OTP sent to +91'],
    shopper: 'newcomer',
    act: requestNewCode,
  },
  {
    texts: ['OTP resent!'],
    shopper: 'newcomer',
    act: async (shopper) => {
      await requestNewCode(shopper);
      await advanceIdentityClock(60_000);
      await shopper.page.clock.install();
      await shopper.page.clock.fastForward(60_000);
      await pressButton(shopper.page, 'Resend OTP');
    },
  },
  {
    texts: ['Login successful!'],
    shopper: 'newcomer',
    act: async (shopper) => enterCode(shopper, await latestCode(`+91${await requestNewCode(shopper)}`)),
  },

  // Catalogue
  {
    texts: ['Error: Failed to fetch products from the storefront provider.'],
    shopper: 'visitor',
    act: openFailingList('/products', 'ListProducts'),
    recover: retryList,
  },
  {
    texts: [
      'Error: Failed to fetch collection products from the storefront provider.',
      'Collection: dresses',
    ],
    shopper: 'visitor',
    act: openFailingList('/products?collection=dresses', 'ListCollection'),
    recover: retryList,
  },
  {
    texts: ['Error: Failed to search products from the storefront provider.'],
    shopper: 'visitor',
    act: openFailingList('/products?search=linen', 'SearchProducts'),
    recover: retryList,
  },
  {
    texts: ['Error: Failed to fetch product from the storefront provider.'],
    shopper: 'visitor',
    act: (shopper) => openFailingList(`/product/${product.productId}`, 'GetProduct')(shopper),
    recover: async (page) => {
      await pressButton(page, 'Try again');
      await waitForTitle(page, product.title);
    },
  },
  {
    texts: ['Error: Unexpected response structure from the storefront provider'],
    shopper: 'visitor',
    act: async ({ page }) => {
      await addFault({
        target: 'storefront',
        match: 'ListProducts',
        status: 200,
        body: '{"errors":[{"message":"Throttled"}]}',
      });
      await page.goto('/products');
    },
    recover: retryList,
  },
  {
    texts: ['Error: Collection "no-such" not found', 'Collection: no-such'],
    shopper: 'visitor',
    act: ({ page }) => page.goto('/products?collection=no-such'),
    recover: async (page) => {
      await page.getByRole('link', { name: 'Categories' }).first().click();
      await waitForTitle(page, 'Categories');
    },
  },
  ...['women', 'dresses'].map(
    (tag): Row => ({
      texts: [`Error: Failed to fetch products by tag: ${tag}`],
      shopper: 'visitor',
      act: async ({ page }) => {
        await addFault({ target: 'storefront', match: `"searchQuery":"tag:${tag}"`, status: 503 });
        await page.goto('/');
      },
      recover: async (page) => {
        await pressButton(page, 'Retry');
        await page.getByRole('list', { name: "Products You Can't Miss" }).waitFor();
      },
    }),
  ),
  {
    // The text of the lookup itself is not shown: each line says 'Product Error' (spec section 3).
    texts: ['Product Error'],
    shopper: 'member',
    act: async (shopper) => {
      await prepareOrder(member.account);
      await addFault({ target: 'storefront', match: 'GetVariants', status: 503 });
      await shopper.page.goto('/cart');
    },
    recover: async (page) => {
      await page.reload();
      await page
        .getByRole('button', { name: /^Remove (?!Product Error)/ })
        .first()
        .waitFor();
    },
  },
  {
    texts: ['Unable to load brands', 'COMING SOON'],
    shopper: 'visitor',
    act: async ({ page }) => {
      await overrideBackend(page, 'POST', '/api.common.proto', 503);
      await page.goto('/');
    },
    recover: async (page) => {
      await pressButton(page, 'Retry');
      await page.getByRole('list', { name: 'Brands On Demand' }).getByRole('link').first().waitFor();
    },
  },
  {
    texts: ['No brands available', 'COMING SOON'],
    shopper: 'visitor',
    act: async ({ page }) => {
      // gRPC-Web: a message frame with header{status: SUCCESS} and no brands, then the trailer frame.
      const trailer = Buffer.from('grpc-status:0\r\n');
      const body = Buffer.concat([
        Buffer.from([0, 0, 0, 0, 4, 0x0a, 2, 8, 1]),
        Buffer.from([0x80, 0, 0, 0, trailer.length]),
        trailer,
      ]);
      await page.route('**/GetBrand', (route) =>
        route.fulfill({
          headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/grpc-web+proto' },
          body,
        }),
      );
      await page.goto('/');
    },
  },

  // Bag
  {
    texts: ['Add to Bag Failed', 'Cart update failed'],
    shopper: 'member',
    act: async (shopper) => {
      await overrideBackend(shopper.page, 'POST', '/cart', 500);
      await addToBag(shopper);
    },
    recover: async (page) => {
      await pressButton(page, 'ADD TO BAG');
      await waitForText(page, 'Added to Bag');
    },
  },
  {
    texts: ['Added to Bag', ') added to your bag'],
    shopper: 'member',
    act: addToBag,
  },
  {
    texts: ['Add to Cart Failed', 'Cart update failed'],
    shopper: 'member',
    act: async ({ page }) => {
      await keepOneVariant(page);
      await overrideBackend(page, 'POST', '/cart', 500);
      await page.goto('/');
      await pressButton(page, /^Add to bag:/);
    },
    recover: async (page) => {
      await pressButton(page, /^Add to bag:/);
      await waitForText(page, 'Added to Bag');
      await waitForText(page, / added to your bag$/);
    },
  },
  {
    texts: ['Link Copied!', 'Product link copied to clipboard.'],
    shopper: 'visitor',
    act: async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await page.goto(`/product/${product.productId}`);
      await pressButton(page, 'Share');
    },
  },

  // Cart
  ...([500, 401, 'stopped'] as const).map(
    (status): Row => ({
      texts: ['Cart Loading Error', 'Cart fetch failed'],
      shopper: 'member',
      act: async ({ page }) => {
        await overrideBackend(page, 'GET', '/cart', status);
        await page.goto('/cart');
      },
      recover: async (page) => {
        await pressButton(page, 'Retry');
        await waitForTitle(page, /^Cart \(\d\)$/);
      },
    }),
  ),
  {
    texts: ['Update Failed', 'Cart update failed'],
    shopper: 'member',
    act: async (shopper) => {
      await openCart(shopper);
      await overrideBackend(shopper.page, 'POST', '/cart', 409);
      await pressButton(shopper.page, /^One more of/);
    },
    recover: async (page) => {
      await pressButton(page, /^One more of/);
      await waitForText(page, 'Cart Updated');
    },
  },
  {
    texts: ['Remove Failed', 'Cart update failed'],
    shopper: 'member',
    act: async (shopper) => {
      await openCart(shopper);
      await overrideBackend(shopper.page, 'POST', '/cart', 500);
      await pressButton(shopper.page, /^Remove/);
    },
    recover: async (page) => {
      await pressButton(page, /^Remove/);
      await waitForText(page, 'Item Removed');
    },
  },

  // Checkout and addresses
  {
    texts: ['Loading Error', 'Failed to load checkout data', 'Failed to fetch addresses'],
    shopper: 'member',
    act: async ({ page }) => {
      await prepareOrder(member.account);
      await overrideBackend(page, 'GET', '/customer/address', 500);
      await page.goto('/checkout');
    },
    recover: async (page) => {
      await pressButton(page, 'Retry');
      await page.getByRole('radio').first().waitFor();
    },
  },
  {
    texts: ['Delete Failed', 'Failed to delete address'],
    shopper: 'member',
    act: async (shopper) => {
      await openCheckout(shopper);
      await overrideBackend(shopper.page, 'DELETE', '/customer/address', 500);
      await pressButton(shopper.page, /^Delete the address/);
    },
    recover: async (page) => {
      await pressButton(page, /^Delete the address/);
      await waitForText(page, 'Address Deleted');
    },
  },
  {
    texts: ['Address Creation Failed', 'Failed to create address'],
    shopper: 'member',
    act: async (shopper) => {
      await fetchLocation(shopper);
      await waitForText(shopper.page, 'Location Fetched');
      await overrideBackend(shopper.page, 'POST', '/customer/address', 500);
      await pressButton(shopper.page, 'Add Address');
    },
    recover: async (page) => {
      await pressButton(page, 'Add Address');
      await waitForText(page, 'Address Added');
      await waitForText(page, 'Your address has been saved successfully');
    },
  },
  {
    texts: ['Location Detected'],
    shopper: 'member',
    act: async (shopper) => {
      await addFault({ target: 'maps', status: 503 });
      await fetchLocation(shopper);
    },
    recover: async (page) => {
      await pressButton(page, 'Add Address');
      await waitForText(page, 'Address Added');
    },
  },
  {
    texts: ['Location Not Supported', 'Geolocation is not supported by this browser'],
    shopper: 'member',
    act: async (shopper) => {
      await shopper.page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined }),
      );
      await fetchLocation(shopper);
    },
    recover: fetchLocationAgain,
  },
  ...(
    [
      ['denied', 'Location access denied. Please enable location permissions.'],
      ['unavailable', 'Location information unavailable'],
    ] as const
  ).map(
    ([failure, text]): Row => ({
      texts: ['Location Error', text],
      shopper: 'member',
      act: async (shopper) => {
        await withoutPosition[failure](shopper);
        await fetchLocation(shopper);
      },
      recover: fetchLocationAgain,
    }),
  ),
  ...(
    [
      [3, 'Location request timed out'],
      [9, 'Unable to fetch your location'],
    ] as const
  ).map(
    ([code, text]): Row => ({
      texts: ['Location Error', text],
      shopper: 'member',
      act: async (shopper) => {
        await failPosition(shopper.page, code);
        await fetchLocation(shopper);
      },
      recover: fetchLocationAgain,
    }),
  ),
  {
    texts: ['Address Error', 'Selected address not found'],
    shopper: 'member',
    act: async (shopper) => {
      await prepareOrder(member.account);
      await openCheckout(shopper);
      const other = await shopper.context.newPage();
      await other.goto('/profile');
      const buttons = other.getByRole('button', { name: /^Delete the address/ });
      await buttons.first().waitFor();
      while ((await buttons.count()) > 0) {
        const expected = (await buttons.count()) - 1;
        await buttons.first().click();
        await poll(() => buttons.count()).toBe(expected);
      }
      await other.close();
      await waitForText(shopper.page, 'No addresses found. Please add an address to continue.');
      // A press on the aria-disabled button shows the reason.
      await shopper.page.getByRole('button', { name: 'Place Order' }).press('Enter');
    },
    recover: async (page) => {
      await prepareOrder(member.account);
      await page.reload();
      await pressButton(page, /^Delete the address/);
      await waitForText(page, 'Address Deleted');
      await page.getByRole('button', { name: 'Place Order' }).press('Enter');
      await waitForText(page, 'Address Required');
      await waitForText(page, 'Please select a delivery address');
    },
  },
  {
    texts: ['Coupon Applied!', 'You saved ₹400 on your order'],
    shopper: 'member',
    act: async (shopper) => {
      await prepareOrder(member.account);
      await openCheckout(shopper);
      await shopper.page.getByLabel('Coupon code').fill('flat400');
      await pressButton(shopper.page, 'Apply');
    },
    recover: async (page) => {
      await pressButton(page, 'Remove');
      await waitForText(page, 'Coupon Removed');
    },
  },
  ...(
    [
      [500, {}, 'Failed to place order'],
      [409, { error: 'Your cart has just changed.' }, 'Your cart has just changed.'],
      ['stopped', {}, 'Failed to place order'],
    ] as const
  ).map(
    ([status, body, text]): Row => ({
      texts: ['Order Failed', text],
      shopper: 'member',
      act: async (shopper) => {
        await prepareOrder(member.account);
        await openCheckout(shopper);
        await overrideBackend(shopper.page, 'POST', '/order', status, body);
        await pressButton(shopper.page, 'Place Order');
      },
      recover: async (page) => {
        await pressButton(page, 'Place Order');
        await waitForText(page, 'Order Placed Successfully!');
        await waitForText(page, 'Your order has been confirmed');
        await waitForTitle(page, 'Welcome Back!');
      },
    }),
  ),
  {
    texts: ['Failed to fetch orders', 'Failed to fetch addresses'],
    shopper: 'member',
    act: async ({ page }) => {
      await overrideBackend(page, 'GET', '/orders', 500);
      await overrideBackend(page, 'GET', '/customer/address', 500);
      await page.goto('/profile');
    },
    recover: async (page) => {
      await pressButton(page, 'Retry');
      await pressButton(page, 'Retry');
      await poll(() => page.getByRole('alert').getByRole('button').count()).toBe(0);
    },
  },

  // Location (home)
  ...(
    [
      [withoutPosition.denied, 'Location access denied'],
      [withoutPosition.unavailable, 'Location unavailable'],
      [({ page }: Shopper) => failPosition(page, 3), 'Location request timeout'],
    ] as const
  ).map(
    ([failGeolocation, problem]): Row => ({
      texts: ['Mumbai, Maharashtra, IN'],
      problem,
      shopper: 'visitor',
      act: async (shopper) => {
        await failGeolocation(shopper);
        await shopper.page.goto('/');
      },
      recover: pressLocation,
    }),
  ),
  {
    texts: ['Tap to enable location'],
    problem: 'Geolocation is not supported by this browser',
    shopper: 'visitor',
    act: async ({ page }) => {
      await addFault({ target: 'ipInfo', status: 503 });
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined }),
      );
      await page.goto('/');
    },
    recover: async (page) => {
      await pressLocation(page);
      await waitForText(page, 'Mumbai, Maharashtra, IN');
    },
  },
  {
    texts: ['Location: 19.0596, 72.8295'],
    problem: 'Failed to fetch address from the maps service',
    shopper: 'visitor',
    act: async ({ page }) => {
      await addFault({ target: 'maps', status: 503 });
      await page.goto('/');
    },
    recover: async (page) => {
      await pressLocation(page);
      await waitForText(page, /Bandra/);
    },
  },
  {
    texts: ['Location: 19.0596, 72.8295'],
    problem: 'No address found for coordinates',
    shopper: 'visitor',
    act: async ({ page }) => {
      await addFault({ target: 'maps', status: 200, body: '{"status":"ZERO_RESULTS","results":[]}' });
      await page.goto('/');
    },
    recover: async (page) => {
      await pressLocation(page);
      await waitForText(page, /Bandra/);
    },
  },
  {
    texts: ['Oops! Page not found'],
    shopper: 'visitor',
    act: ({ page }) => page.goto('/no/such/page'),
    recover: async (page) => {
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await waitForTitle(page, /Try it on/);
    },
  },

  // Without a connection
  {
    texts: ['Error: Failed to fetch collection products from the storefront provider.'],
    shopper: 'visitor',
    act: async ({ page, context }) => {
      await page.goto('/products?collection=dresses');
      await waitForProducts(page);
      await context.setOffline(true);
      await pressButton(page, 'Sort by');
      await page.getByRole('menuitemradio', { name: 'Price: Low to High' }).click();
    },
    // The list is loaded again without a press.
    recover: waitForProducts,
  },
];

/** Texts that no journey can provoke or that no screen shows as they are, with the story that covers each. */
const coveredByStories: Readonly<Record<string, readonly [file: string, name: string]>> = {
  'reCAPTCHA container not found': [
    'packages/ui/src/screens/SignIn/SignIn.stories.tsx',
    'SendWithoutContainer',
  ],
  'User not authenticated': [
    'packages/ui/src/screens/ProductDetail/ProductDetail.stories.tsx',
    'AddFailedWithoutUser',
  ],
  'User not authenticated.': ['packages/ui/src/screens/Cart/Cart.stories.tsx', 'Unauthenticated'],
  'Failed to add item to bag': [
    'packages/ui/src/screens/ProductDetail/ProductDetail.stories.tsx',
    'AddFailedWithoutMessage',
  ],
  'Failed to add item to cart': [
    'packages/ui/src/screens/Home/Home.stories.tsx',
    'Failed to add item to cart',
  ],
};

/** Opens a page for a row, in a context of its own or in a shared one. */
async function openPage(browser: Browser, kind: Row['shopper']): Promise<Shopper> {
  if (kind === 'newcomer') return openShopper(browser);
  const shopper = kind === 'member' ? member : visitor;
  shopper.pageErrors.length = 0;
  return { ...shopper, page: await shopper.context.newPage() };
}

for (const [index, row] of rows.entries()) {
  test(`shows: ${row.problem ?? row.texts.join(' / ')} (${index + 1})`, async ({ browser }) => {
    const shopper = await openPage(browser, row.shopper);
    const { page, pageErrors, context } = shopper;
    await renderInBrowser(page);
    try {
      await row.act(shopper);
      for (const text of row.texts) await waitForText(page, text);
      if (row.problem) {
        const location = page.getByRole('button', { name: /^Deliver to/, description: row.problem });
        await poll(() => location.count()).toBe(1);
      }
      expect(await findPageProblems(page)).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await clearFaults();
      await context.setOffline(false);
      await context.setGeolocation(bandra);
      await context.grantPermissions(['geolocation']);
      await row.recover?.(page);
      expect(pageErrors).toEqual([]);
    } finally {
      await clearFaults();
      await (row.shopper === 'newcomer' ? context : page).close();
    }
  });
}

test('shows the placeholder for a picture that cannot be loaded', async ({ visitor: { page } }) => {
  await addFault({ target: 'images', status: 500 });
  await page.goto('/products');
  await waitForProducts(page);
  const picture = productLinks(page).locator('img').first();
  await poll(() => picture.getAttribute('src')).toBe('/placeholder.svg');
  await clearFaults();
});

test('covers every text of the error catalogue', () => {
  const spec = readFileSync(new URL('../docs/specification.md', import.meta.url), 'utf8');
  const [, section = ''] = /## 8\. Error catalogue\n(.*?)\n## 9/s.exec(spec) ?? [];
  const quoted = [...section.matchAll(/(?<!\w)'([^']+)'(?!\w)/g)].map(([, text = '']) => text);
  expect(quoted.length).toBeGreaterThan(60);
  const source = readFileSync(new URL(import.meta.url), 'utf8').split('const coveredByStories')[0] ?? '';
  const missing = quoted.filter((text) => {
    const [longest = ''] = text.split(/\{\w+\}|Error: /).toSorted((a, b) => b.length - a.length);
    return !source.includes(longest.trim()) && !(text in coveredByStories);
  });
  expect(missing).toEqual([]);
  for (const [file, name] of Object.values(coveredByStories)) {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toContain(name);
  }
});

/** Removes all but one variant of each product in the row, so that the product can be added without choosing a size. */
async function keepOneVariant(page: Page) {
  await page.route('**/graphql.json', async (route) => {
    if (!route.request().postData()?.includes('SearchProducts')) return route.fallback();
    const response = await route.fetch();
    const body = await response.json();
    for (const { node } of body.data.search.edges) node.variants.nodes = node.variants.nodes.slice(0, 1);
    return route.fulfill({ response, json: body });
  });
}
