import type { Page } from '@playwright/test';
import { expect, poll, test } from './helpers/fixtures.ts';
import {
  button,
  link,
  waitForText,
  waitForTitle,
  waitUntilHydrated,
  waitUntilOverlayLeft,
} from './helpers/locators.ts';
import { callBackend, homeAddress, lastSegment, queryStorefront } from './helpers/services.ts';
import {
  checkCode,
  choose,
  collect,
  dispatch,
  doorCode,
  openCounter,
  openRider,
  orderAt,
  returnTo,
} from './helpers/staff.ts';

/** Returns an available product in M and L, the variants of its first colour. */
async function productInTwoSizes(): Promise<{
  readonly productId: string;
  readonly title: string;
  readonly vendor: string;
  readonly price: string;
}> {
  interface Node {
    readonly id: string;
    readonly title: string;
    readonly vendor: string;
    readonly variants: {
      readonly nodes: readonly {
        readonly availableForSale: boolean;
        readonly price: { readonly amount: string };
        readonly selectedOptions: readonly { readonly name: string; readonly value: string }[];
      }[];
    };
  }
  const { products } = await queryStorefront<{ products: { nodes: readonly Node[] } }>(
    `{ products(first: 100) { nodes { id title vendor
      variants(first: 50) { nodes { availableForSale price { amount } selectedOptions { name value } } } } } }`,
  );
  for (const { id, title, vendor, variants } of products.nodes) {
    const colour = variants.nodes[0]?.selectedOptions[0]?.value;
    const [m, l] = ['M', 'L'].map((size) =>
      variants.nodes.find(
        ({ availableForSale, selectedOptions: [first, second] }) =>
          availableForSale &&
          first?.value === colour &&
          /^size$/i.test(second?.name ?? '') &&
          second?.value === size,
      ),
    );
    if (m && l)
      return {
        productId: lastSegment(id),
        title,
        vendor,
        price: `₹${Number(m.price.amount).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`,
      };
  }
  throw new Error('the sandbox has no available product in M and L');
}

/** Reads in the size guide of a product which body is at the end of a size, in mm. */
async function bodyAtTheEndOf(size: string, page: Page): Promise<Readonly<Record<string, number>>> {
  await button(page, 'Size guide').click();
  const guide = page.getByRole('dialog');
  await guide.getByText('cm', { exact: true }).click();
  const [, ...names] = await guide.getByRole('columnheader').allTextContents();
  const row = guide
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: size, exact: true }) });
  const ranges = await row.getByRole('cell').allTextContents();
  await guide.getByRole('button', { name: 'Close' }).click();
  await waitUntilOverlayLeft(page);
  const lengths = ranges.map((range) => 10 * Number(/[\d.]+$/.exec(range)?.[0]));
  return Object.fromEntries(names.map((name, index) => [name.toLowerCase(), lengths[index] ?? Number.NaN]));
}

/** Drags the selected size of a page to the right by its width. */
async function stretch(page: Page): Promise<void> {
  const box = await page.getByRole('radio', { name: 'M, your naap' }).boundingBox();
  if (!box) throw new Error('M is not on the page');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 1.5, y, { steps: 5 });
  await page.mouse.up();
}

test('a shopper orders two sizes with one press, pays for one at the door, and sees that size marked next time', async ({
  customer: { page: phone, account },
  newVisitor,
}) => {
  const { productId, title, vendor, price } = await productInTwoSizes();
  await callBackend(account, 'POST', '/customer/address', homeAddress);
  const counter = await openCounter(newVisitor);

  await phone.goto(`/product/${productId}?Size=M`);
  await waitUntilHydrated(phone);
  const measurements = await bodyAtTheEndOf('M', phone);
  const naap = { measurements, preference: 'regular', unit: 'cm', known_sizes: [] };
  await callBackend(account, 'PUT', '/customer/naap', naap);
  await phone.reload();
  await button(phone, 'Between M and L? Try both, pay for one.').waitFor();
  await stretch(phone);
  await button(phone, 'ADD M + L').waitFor();
  // The pair is in the address.
  await phone.reload();
  await button(phone, 'ADD M + L').click();
  await waitForText(phone, `${title} (Size: M + L) added to your bag`);

  await phone.goto('/cart');
  await waitForTitle(phone, 'Cart (2)');
  await waitForText(phone, 'M + L');
  await phone.goto('/checkout');
  await waitForText(phone, /^Pay for what you keep: /);
  await button(phone, 'Place Order').click();
  await waitForText(phone, 'Order Placed Successfully!');
  await waitForTitle(phone, 'Welcome Back!');
  await link(phone, /^Order #\d+/)
    .first()
    .click();
  await waitForText(phone, /^Pay for what you keep: /);
  const [name = ''] = /#\d+/.exec((await phone.getByText(/#\d+/).first().textContent()) ?? '') ?? [];

  await orderAt(counter, name).waitFor();
  await dispatch(counter, name);
  const { page: rider } = await openRider(newVisitor);
  await button(rider, 'I am at the door').click();
  await returnTo(phone);
  await checkCode(rider, await doorCode(phone));
  await waitForText(rider, /is trying on$/);
  await returnTo(phone);
  await waitForTitle(phone, 'Try it on');
  await choose(phone.getByRole('radio', { name: 'Keep L, hand back M' }));
  await expect(phone.getByRole('radio', { name: 'Too small' })).toBeChecked();
  await poll(() => phone.getByRole('progressbar', { name: /^You pay/ }).getAttribute('aria-valuetext')).toBe(
    price,
  );
  await rider.getByRole('radio', { name: 'Keep L, hand back M' }).and(rider.locator(':checked')).waitFor();
  await collect(rider);
  await returnTo(phone);
  await waitForText(phone, 'You kept 1 of 2.');
  await phone.getByText(price).first().waitFor();

  await phone.goto(`/product/${productId}`);
  await waitForText(phone, 'L should fit you.');
  await waitForText(phone, `You handed back a size M of ${vendor} as too small.`);
  await expect(phone.getByRole('radio', { name: /, your naap$/ })).toHaveAccessibleName('L, your naap');
});
