import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ailments } from './health.ts';
import { ageCodes, fail, type Goods, goodsOnSale, latestCode, liftFaults, stock, urls } from './remotes.ts';
import {
  askForCode,
  bandra,
  chooseSize,
  launch,
  newPhone,
  newShopper,
  newSignedInShopper,
  type Shopper,
} from './shopper.ts';

/** A text of spec section 8: what makes it come, and what a shopper does then. */
interface Row {
  /** What has to be on the screen; of several texts, all. `problem` is what the location button is described by. */
  readonly texts: readonly string[];
  readonly problem?: string;
  /** A newcomer has nothing stored; visitors share what browsers keep, and so do members. */
  readonly who: 'newcomer' | 'visitor' | 'member';
  readonly act: (shopper: Shopper) => Promise<unknown>;
  /** After the fault is lifted: the way on. Left out where the text is no error. */
  readonly thenOn?: (page: Page) => Promise<unknown>;
}

let browser: Browser;
let member: Shopper;
let visitor: Shopper;
let goods: Goods;

beforeAll(async () => {
  browser = await launch();
  member = await newSignedInShopper(browser);
  visitor = await newShopper(browser);
  [goods] = (await goodsOnSale()).filter(({ options }) => options.includes('Size')) as [Goods];
  await stock(member.page);
});

afterAll(async () => {
  await liftFaults();
  await browser?.close();
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 }).waitFor();
const firstCard = (page: Page) => page.getByRole('main').locator('a[href^="/product/"]').first().waitFor();

/** Answers calls to the backend, or loses them. */
function backend(page: Page, method: string, path: string, status: number | 'stopped', body: object = {}) {
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

/** Has the identity provider refuse, in its own words. */
const refuse = (message: string, match: string) =>
  fail({ target: 'identity', match, status: 400, body: JSON.stringify({ error: { code: 400, message } }) });

/** Ways in which the browser finds no position. */
const withoutPosition = {
  denied: ({ context }: Shopper) => context.clearPermissions(),
  unavailable: ({ context }: Shopper) => context.setGeolocation(null),
};

/** Has the browser's position end with an error code that no setting brings about. */
const failPosition = (page: Page, code: number) =>
  page.addInitScript((failure) => {
    navigator.geolocation.getCurrentPosition = (_, refused) =>
      refused?.({ code: failure, message: '' } as GeolocationPositionError);
  }, code);

// Ways through a screen that several rows take.

async function atSignIn({ page }: Shopper) {
  await page.goto('/auth');
  await title(page, 'Sign In');
}

async function triesToSend(shopper: Shopper) {
  await atSignIn(shopper);
  await shopper.page.getByLabel('Mobile number').fill(newPhone());
  await press(shopper.page, 'Send OTP');
}

const sendsAfterAll = async (page: Page) => {
  await press(page, 'Send OTP');
  await title(page, 'Verify OTP');
};

async function asked(shopper: Shopper): Promise<string> {
  const phone = newPhone();
  await atSignIn(shopper);
  await askForCode(shopper.page, phone);
  return phone;
}

async function triesToResend(shopper: Shopper) {
  await asked(shopper);
  await shopper.page.clock.install();
  await shopper.page.clock.fastForward(60_000);
  await press(shopper.page, 'Resend OTP');
}

const resendsAfterAll = async (page: Page) => {
  await ageCodes(60_000);
  await press(page, 'Resend OTP');
  await sees(page, 'OTP resent!');
};

async function triesCode({ page }: Shopper, code: string) {
  await page.getByLabel('6-digit code').fill(code);
  await press(page, 'Verify OTP');
}

const verifiesAfterAll = async (page: Page) => {
  await press(page, 'Verify OTP');
  await sees(page, 'Login successful!');
};

const listFails =
  (path: string, operation: string) =>
  async ({ page }: Shopper) => {
    await fail({ target: 'storefront', match: operation, status: 503 });
    await page.goto(path);
  };

const retriesList = async (page: Page) => {
  await press(page, 'Retry');
  await firstCard(page);
};

async function addsToBag({ page }: Shopper) {
  await page.goto(`/product/${goods.productId}`);
  await chooseSize(page);
  await press(page, 'ADD TO BAG');
}

async function atCart({ page }: Shopper) {
  await stock(member.page);
  await page.goto('/cart');
  await title(page, /^Cart \(\d\)$/);
}

async function atCheckout({ page }: Shopper) {
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Place Order' }).waitFor();
}

async function fillsInAddress(shopper: Shopper) {
  const { page } = shopper;
  await atCheckout(shopper);
  await press(page, '+ Add New Address');
  await page.getByRole('dialog').getByLabel('Name').fill('Asha');
  await page.getByRole('dialog').getByLabel('Address').fill('14 Hill Road');
}

async function fetchesLocation(shopper: Shopper) {
  await fillsInAddress(shopper);
  await press(shopper.page, 'Fetch Location');
}

/** The location can be asked for again; the form stays filled. */
const asksAgain = async (page: Page) => {
  await press(page, 'Fetch Location');
  expect(await page.getByRole('dialog').getByLabel('Name').inputValue()).toBe('Asha');
};

const tapsLocation = (page: Page) => page.getByRole('button', { name: /^Deliver to/ }).click();

const rows: readonly Row[] = [
  // Sign-in
  {
    texts: ['Too many requests. Please try again later.'],
    who: 'newcomer',
    act: async (shopper) => {
      await asked(shopper);
      await press(shopper.page, 'Change Number');
      await press(shopper.page, 'Send OTP');
    },
    thenOn: async (page) => {
      await ageCodes(60_000);
      await sendsAfterAll(page);
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
      who: 'newcomer',
      act: async (shopper) => {
        await refuse(code, 'sendVerificationCode');
        await triesToSend(shopper);
      },
      thenOn: sendsAfterAll,
    }),
  ),
  {
    texts: ['Too many requests. Please wait before requesting again.'],
    who: 'newcomer',
    // The browser's minute is over, the provider's is not.
    act: triesToResend,
    thenOn: resendsAfterAll,
  },
  ...(
    [
      ['INVALID_APP_CREDENTIAL', 'Authentication configuration error. Please try again.'],
      ['OPERATION_NOT_ALLOWED', 'Failed to resend OTP'],
    ] as const
  ).map(
    ([code, text]): Row => ({
      texts: [text],
      who: 'newcomer',
      act: async (shopper) => {
        await asked(shopper);
        await refuse(code, 'sendVerificationCode');
        await shopper.page.clock.install();
        await shopper.page.clock.fastForward(60_000);
        await press(shopper.page, 'Resend OTP');
      },
      thenOn: resendsAfterAll,
    }),
  ),
  {
    texts: ['Invalid OTP. Please check and try again.'],
    who: 'newcomer',
    act: async (shopper) => {
      const code = await latestCode(`+91${await asked(shopper)}`);
      await triesCode(shopper, code === '000000' ? '000001' : '000000');
    },
    thenOn: (page) => page.getByLabel('6-digit code').fill('111111'),
  },
  {
    texts: ['OTP has expired. Please request a new one.'],
    who: 'newcomer',
    act: async (shopper) => {
      const code = await latestCode(`+91${await asked(shopper)}`);
      await ageCodes(300_000);
      await triesCode(shopper, code);
    },
    thenOn: async (page) => {
      await press(page, 'Change Number');
      await sendsAfterAll(page);
    },
  },
  {
    texts: ['Invalid OTP'],
    who: 'newcomer',
    act: async (shopper) => {
      const code = await latestCode(`+91${await asked(shopper)}`);
      await refuse('OPERATION_NOT_ALLOWED', 'signInWithPhoneNumber');
      await triesCode(shopper, code);
    },
    thenOn: verifiesAfterAll,
  },
  {
    texts: ['Login failed'],
    who: 'newcomer',
    act: async (shopper) => {
      const code = await latestCode(`+91${await asked(shopper)}`);
      await backend(shopper.page, 'POST', '/login', 500);
      await triesCode(shopper, code);
    },
    thenOn: verifiesAfterAll,
  },
  {
    texts: ['OTP sent!', 'OTP sent to +91'],
    who: 'newcomer',
    act: asked,
  },
  {
    texts: ['OTP resent!'],
    who: 'newcomer',
    act: async (shopper) => {
      await asked(shopper);
      await ageCodes(60_000);
      await shopper.page.clock.install();
      await shopper.page.clock.fastForward(60_000);
      await press(shopper.page, 'Resend OTP');
    },
  },
  {
    texts: ['Login successful!'],
    who: 'newcomer',
    act: async (shopper) => triesCode(shopper, await latestCode(`+91${await asked(shopper)}`)),
  },

  // Catalogue
  {
    texts: ['Error: Failed to fetch products from the storefront provider.'],
    who: 'visitor',
    act: listFails('/products', 'ListProducts'),
    thenOn: retriesList,
  },
  {
    texts: [
      'Error: Failed to fetch collection products from the storefront provider.',
      'Collection: dresses',
    ],
    who: 'visitor',
    act: listFails('/products?collection=dresses', 'ListCollection'),
    thenOn: retriesList,
  },
  {
    texts: ['Error: Failed to search products from the storefront provider.'],
    who: 'visitor',
    act: listFails('/products?search=linen', 'SearchProducts'),
    thenOn: retriesList,
  },
  {
    texts: ['Error: Failed to fetch product from the storefront provider.'],
    who: 'visitor',
    act: (shopper) => listFails(`/product/${goods.productId}`, 'GetProduct')(shopper),
    thenOn: async (page) => {
      await press(page, 'Try again');
      await title(page, goods.title);
    },
  },
  {
    texts: ['Error: Unexpected response structure from the storefront provider'],
    who: 'visitor',
    act: async ({ page }) => {
      await fail({
        target: 'storefront',
        match: 'ListProducts',
        status: 200,
        body: '{"errors":[{"message":"Throttled"}]}',
      });
      await page.goto('/products');
    },
    thenOn: retriesList,
  },
  {
    texts: ['Error: Collection "no-such" not found', 'Collection: no-such'],
    who: 'visitor',
    act: ({ page }) => page.goto('/products?collection=no-such'),
    thenOn: async (page) => {
      await page.getByRole('link', { name: 'Categories' }).first().click();
      await title(page, 'Categories');
    },
  },
  ...['women', 'dresses'].map(
    (tag): Row => ({
      texts: [`Error: Failed to fetch products by tag: ${tag}`],
      who: 'visitor',
      act: async ({ page }) => {
        await fail({ target: 'storefront', match: `"searchQuery":"tag:${tag}"`, status: 503 });
        await page.goto('/');
      },
      thenOn: async (page) => {
        await press(page, 'Retry');
        await page.getByRole('list', { name: "Products You Can't Miss" }).waitFor();
      },
    }),
  ),
  {
    // The text of the lookup itself stays inside: each line says 'Product Error' (spec section 3).
    texts: ['Product Error'],
    who: 'member',
    act: async (shopper) => {
      await stock(member.page);
      await fail({ target: 'storefront', match: 'GetVariants', status: 503 });
      await shopper.page.goto('/cart');
    },
    thenOn: async (page) => {
      await page.reload();
      await page
        .getByRole('button', { name: /^Remove (?!Product Error)/ })
        .first()
        .waitFor();
    },
  },
  {
    texts: ['Unable to load brands', 'COMING SOON'],
    who: 'visitor',
    act: async ({ page }) => {
      await backend(page, 'POST', '/api.common.proto', 503);
      await page.goto('/');
    },
    thenOn: async (page) => {
      await press(page, 'Retry');
      await page.getByRole('list', { name: 'Brands On Demand' }).getByRole('link').first().waitFor();
    },
  },
  {
    texts: ['No brands available', 'COMING SOON'],
    who: 'visitor',
    act: async ({ page }) => {
      // gRPC-Web: a frame with header{status: SUCCESS} and no brands, and the frame that ends the call.
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
    who: 'member',
    act: async (shopper) => {
      await backend(shopper.page, 'POST', '/cart', 500);
      await addsToBag(shopper);
    },
    thenOn: async (page) => {
      await press(page, 'ADD TO BAG');
      await sees(page, 'Added to Bag');
    },
  },
  {
    texts: ['Added to Bag', ') added to your bag'],
    who: 'member',
    act: addsToBag,
  },
  {
    texts: ['Add to Cart Failed', 'Cart update failed'],
    who: 'member',
    act: async ({ page }) => {
      await oneVariantEach(page);
      await backend(page, 'POST', '/cart', 500);
      await page.goto('/');
      await press(page, /^Add to bag:/);
    },
    thenOn: async (page) => {
      await press(page, /^Add to bag:/);
      await sees(page, 'Added to Bag');
      await sees(page, / added to your bag$/);
    },
  },
  {
    texts: ['Link Copied!', 'Product link copied to clipboard.'],
    who: 'visitor',
    act: async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await page.goto(`/product/${goods.productId}`);
      await press(page, 'Share');
    },
  },

  // Cart
  ...([500, 401, 'stopped'] as const).map(
    (status): Row => ({
      texts: ['Cart Loading Error', 'Cart fetch failed'],
      who: 'member',
      act: async ({ page }) => {
        await backend(page, 'GET', '/cart', status);
        await page.goto('/cart');
      },
      thenOn: async (page) => {
        await press(page, 'Retry');
        await title(page, /^Cart \(\d\)$/);
      },
    }),
  ),
  {
    texts: ['Update Failed', 'Cart update failed'],
    who: 'member',
    act: async (shopper) => {
      await atCart(shopper);
      await backend(shopper.page, 'POST', '/cart', 409);
      await press(shopper.page, /^One more of/);
    },
    thenOn: async (page) => {
      await press(page, /^One more of/);
      await sees(page, 'Cart Updated');
    },
  },
  {
    texts: ['Remove Failed', 'Cart update failed'],
    who: 'member',
    act: async (shopper) => {
      await atCart(shopper);
      await backend(shopper.page, 'POST', '/cart', 500);
      await press(shopper.page, /^Remove/);
    },
    thenOn: async (page) => {
      await press(page, /^Remove/);
      await sees(page, 'Item Removed');
    },
  },

  // Checkout and addresses
  {
    texts: ['Loading Error', 'Failed to load checkout data', 'Failed to fetch addresses'],
    who: 'member',
    act: async ({ page }) => {
      await stock(member.page);
      await backend(page, 'GET', '/customer/address', 500);
      await page.goto('/checkout');
    },
    thenOn: async (page) => {
      await press(page, 'Retry');
      await page.getByRole('radio').first().waitFor();
    },
  },
  {
    texts: ['Delete Failed', 'Failed to delete address'],
    who: 'member',
    act: async (shopper) => {
      await atCheckout(shopper);
      await backend(shopper.page, 'DELETE', '/customer/address', 500);
      await press(shopper.page, /^Delete the address/);
    },
    thenOn: async (page) => {
      await press(page, /^Delete the address/);
      await sees(page, 'Address Deleted');
    },
  },
  {
    texts: ['Address Creation Failed', 'Failed to create address'],
    who: 'member',
    act: async (shopper) => {
      await fetchesLocation(shopper);
      await sees(shopper.page, 'Location Fetched');
      await backend(shopper.page, 'POST', '/customer/address', 500);
      await press(shopper.page, 'Add Address');
    },
    thenOn: async (page) => {
      await press(page, 'Add Address');
      await sees(page, 'Address Added');
      await sees(page, 'Your address has been saved successfully');
    },
  },
  {
    texts: ['Location Detected'],
    who: 'member',
    act: async (shopper) => {
      await fail({ target: 'maps', status: 503 });
      await fetchesLocation(shopper);
    },
    thenOn: async (page) => {
      await press(page, 'Add Address');
      await sees(page, 'Address Added');
    },
  },
  {
    texts: ['Location Not Supported', 'Geolocation is not supported by this browser'],
    who: 'member',
    act: async (shopper) => {
      await shopper.page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined }),
      );
      await fetchesLocation(shopper);
    },
    thenOn: asksAgain,
  },
  ...(
    [
      ['denied', 'Location access denied. Please enable location permissions.'],
      ['unavailable', 'Location information unavailable'],
    ] as const
  ).map(
    ([why, text]): Row => ({
      texts: ['Location Error', text],
      who: 'member',
      act: async (shopper) => {
        await withoutPosition[why](shopper);
        await fetchesLocation(shopper);
      },
      thenOn: asksAgain,
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
      who: 'member',
      act: async (shopper) => {
        await failPosition(shopper.page, code);
        await fetchesLocation(shopper);
      },
      thenOn: asksAgain,
    }),
  ),
  {
    texts: ['Address Error', 'Selected address not found'],
    who: 'member',
    act: async (shopper) => {
      await stock(member.page);
      await atCheckout(shopper);
      const other = await shopper.context.newPage();
      await other.goto('/profile');
      const buttons = other.getByRole('button', { name: /^Delete the address/ });
      await buttons.first().waitFor();
      while ((await buttons.count()) > 0) {
        const left = (await buttons.count()) - 1;
        await buttons.first().click();
        await expect.poll(() => buttons.count()).toBe(left);
      }
      await other.close();
      await sees(shopper.page, 'No addresses found. Please add an address to continue.');
      // It looks disabled, and says why when it is pressed all the same.
      await shopper.page.getByRole('button', { name: 'Place Order' }).press('Enter');
    },
    thenOn: async (page) => {
      await stock(member.page);
      await page.reload();
      await press(page, /^Delete the address/);
      await sees(page, 'Address Deleted');
      await page.getByRole('button', { name: 'Place Order' }).press('Enter');
      await sees(page, 'Address Required');
      await sees(page, 'Please select a delivery address');
    },
  },
  {
    texts: ['Coupon Applied!', 'You saved ₹400 on your order'],
    who: 'member',
    act: async (shopper) => {
      await stock(member.page);
      await atCheckout(shopper);
      await shopper.page.getByLabel('Coupon code').fill('flat400');
      await press(shopper.page, 'Apply');
    },
    thenOn: async (page) => {
      await press(page, 'Remove');
      await sees(page, 'Coupon Removed');
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
      who: 'member',
      act: async (shopper) => {
        await stock(member.page);
        await atCheckout(shopper);
        await backend(shopper.page, 'POST', '/order', status, body);
        await press(shopper.page, 'Place Order');
      },
      thenOn: async (page) => {
        await press(page, 'Place Order');
        await sees(page, 'Order Placed Successfully!');
        await sees(page, 'Your order has been confirmed');
        await title(page, 'Welcome Back!');
      },
    }),
  ),
  {
    texts: ['Failed to fetch orders', 'Failed to fetch addresses'],
    who: 'member',
    act: async ({ page }) => {
      await backend(page, 'GET', '/orders', 500);
      await backend(page, 'GET', '/customer/address', 500);
      await page.goto('/profile');
    },
    thenOn: async (page) => {
      await press(page, 'Retry');
      await press(page, 'Retry');
      await expect.poll(() => page.getByRole('alert').getByRole('button').count()).toBe(0);
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
    ([bringAbout, problem]): Row => ({
      texts: ['Mumbai, Maharashtra, IN'],
      problem,
      who: 'visitor',
      act: async (shopper) => {
        await bringAbout(shopper);
        await shopper.page.goto('/');
      },
      thenOn: tapsLocation,
    }),
  ),
  {
    texts: ['Tap to enable location'],
    problem: 'Geolocation is not supported by this browser',
    who: 'visitor',
    act: async ({ page }) => {
      await fail({ target: 'ipInfo', status: 503 });
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined }),
      );
      await page.goto('/');
    },
    thenOn: async (page) => {
      await tapsLocation(page);
      await sees(page, 'Mumbai, Maharashtra, IN');
    },
  },
  {
    texts: ['Location: 19.0596, 72.8295'],
    problem: 'Failed to fetch address from the maps service',
    who: 'visitor',
    act: async ({ page }) => {
      await fail({ target: 'maps', status: 503 });
      await page.goto('/');
    },
    thenOn: async (page) => {
      await tapsLocation(page);
      await sees(page, /Bandra/);
    },
  },
  {
    texts: ['Location: 19.0596, 72.8295'],
    problem: 'No address found for coordinates',
    who: 'visitor',
    act: async ({ page }) => {
      await fail({ target: 'maps', status: 200, body: '{"status":"ZERO_RESULTS","results":[]}' });
      await page.goto('/');
    },
    thenOn: async (page) => {
      await tapsLocation(page);
      await sees(page, /Bandra/);
    },
  },
  {
    texts: ['Oops! Page not found'],
    who: 'visitor',
    act: ({ page }) => page.goto('/no/such/page'),
    thenOn: async (page) => {
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await title(page, /Try it on/);
    },
  },

  // Without a connection
  {
    texts: ['Error: Failed to fetch collection products from the storefront provider.'],
    who: 'visitor',
    act: async ({ page, context }) => {
      await page.goto('/products?collection=dresses');
      await firstCard(page);
      await context.setOffline(true);
      await press(page, 'Sort by');
      await page.getByRole('menuitemradio', { name: 'Price: Low to High' }).click();
    },
    // It tries again by itself.
    thenOn: firstCard,
  },
];

/** What no browser can be brought to, or what is nowhere shown as such: where it is proven instead. */
const provenElsewhere: Readonly<Record<string, readonly [file: string, name: string]>> = {
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

/** In a tab of their own. */
async function comesIn(who: Row['who']): Promise<Shopper> {
  if (who === 'newcomer') return newShopper(browser);
  const { context, faults } = who === 'member' ? member : visitor;
  faults.length = 0;
  const page = await context.newPage();
  return { page, context, faults, close: () => page.close() };
}

it.each(rows.map((row, index) => [`${row.problem ?? row.texts.join(' / ')} (${index + 1})`, row] as const))(
  'shows: %s',
  async (_, row) => {
    const shopper = await comesIn(row.who);
    const { page, faults, context } = shopper;
    try {
      await row.act(shopper);
      for (const text of row.texts) await sees(page, text);
      if (row.problem) {
        const button = page.getByRole('button', { name: /^Deliver to/, description: row.problem });
        await expect.poll(() => button.count()).toBe(1);
      }
      expect(await ailments(page)).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await liftFaults();
      await context.setOffline(false);
      await context.setGeolocation(bandra);
      await context.grantPermissions(['geolocation']);
      await row.thenOn?.(page);
      expect(faults).toEqual([]);
    } finally {
      await liftFaults();
      await shopper.close();
    }
  },
);

it('shows the fallback for a picture that cannot be had', async () => {
  const { page, close } = await newShopper(browser);
  await fail({ target: 'images', status: 500 });
  await page.goto('/products');
  await firstCard(page);
  const picture = page.getByRole('main').locator('a[href^="/product/"] img').first();
  await expect.poll(() => picture.getAttribute('src')).toBe('/placeholder.svg');
  await liftFaults();
  await close();
});

it('leaves no text of section 8 out', () => {
  const spec = readFileSync(new URL('../docs/specification.md', import.meta.url), 'utf8');
  const [, section = ''] = /## 8\. Error catalogue\n(.*?)\n## 9/s.exec(spec) ?? [];
  const quoted = [...section.matchAll(/(?<!\w)'([^']+)'(?!\w)/g)].map(([, text = '']) => text);
  expect(quoted.length).toBeGreaterThan(60);
  const source = readFileSync(new URL(import.meta.url), 'utf8').split('const provenElsewhere')[0] ?? '';
  const missing = quoted.filter((text) => {
    const [longest = ''] = text.split(/\{\w+\}|Error: /).toSorted((a, b) => b.length - a.length);
    return !source.includes(longest.trim()) && !(text in provenElsewhere);
  });
  expect(missing).toEqual([]);
  for (const [file, name] of Object.values(provenElsewhere)) {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toContain(name);
  }
});

/** Leaves one variant of each product of the carousel, so that it can be added without a choice. */
async function oneVariantEach(page: Page) {
  await page.route('**/graphql.json', async (route) => {
    if (!route.request().postData()?.includes('SearchProducts')) return route.fallback();
    const response = await route.fetch();
    const body = await response.json();
    for (const { node } of body.data.search.edges) node.variants.nodes = node.variants.nodes.slice(0, 1);
    return route.fulfill({ response, json: body });
  });
}
