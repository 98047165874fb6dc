import { urls } from './helpers/environment.ts';
import { expect, poll, test } from './helpers/fixtures.ts';
import { waitForTitle } from './helpers/locators.ts';
import { findPageProblems } from './helpers/page-checks.ts';
import { availableProducts, callBackend, prepareOrder } from './helpers/services.ts';
import { logOut, pathOf, signIn } from './helpers/shopper.ts';

test('shows changes of the cart and a sign-out in every tab', async ({
  customer: { page: first, context, account },
}) => {
  await prepareOrder(account);
  await first.goto('/cart');
  await waitForTitle(first, 'Cart (1)');

  const second = await context.newPage();
  await second.goto('/cart');
  await waitForTitle(second, 'Cart (1)');
  const quantity = second.getByRole('group', { name: /^Quantity of/ });
  const before = await quantity.textContent();
  await first.getByRole('button', { name: /^One more of/ }).click();
  await first.getByText('Cart Updated').waitFor();
  await poll(() => quantity.textContent()).not.toBe(before);
  expect(await quantity.textContent()).toContain('2');

  await second.getByRole('button', { name: /^Remove/ }).click();
  await first.getByText('Your cart is empty').waitFor();

  await second.goto('/profile');
  await waitForTitle(second, 'Welcome Back!');
  await logOut(second);
  await poll(() => pathOf(second)).toBe('/');
  // The backend refuses the tokens of a sign-in that has ended.
  await poll(() => callBackend(account, 'GET', '/cart').catch(String)).toContain('invalid_token');
  // The sign-in screen replaces the cart at the same address.
  await waitForTitle(first, 'Sign In');
  expect(pathOf(first)).toBe('/cart');

  // Signing in again in one tab signs the other in too.
  await signIn(first);
  await first.getByText('Your cart is empty').waitFor();
  await second.goto('/profile');
  await waitForTitle(second, 'Welcome Back!');
});

test('opens every route from a link, and stays after a reload where that has led', async ({
  visitor: { page },
}) => {
  const [product] = await availableProducts(1);
  const routes: readonly (readonly [string, string | RegExp])[] = [
    ['/', /Try it on/],
    ['/categories', 'Categories'],
    ['/category/women', /women/i],
    ['/category/men', /men/i],
    ['/category/elsewhere', /./],
    ['/products', 'Products'],
    ['/products?collection=dresses', 'Dresses'],
    ['/products?search=linen', 'Search: linen'],
    ["/products?tag=Men's+Wear&sort=price-low", 'Men'],
    ['/products/Dresses/Maxi%20Dresses', 'Dresses'],
    [`/product/${product?.productId}`, product?.title ?? ''],
    ['/product/0', 'Product not found'],
    ['/search-page?q=jeans', 'Search'],
    ['/search?q=shirt', 'Search: shirt'],
    ['/search', 'Products'],
    ['/wishlist', 'Wishlist (0)'],
    ['/naap', 'Your naap'],
    ['/cart', 'Sign In'],
    ['/checkout', 'Sign In'],
    ['/profile', 'Sign In'],
    ['/auth', 'Sign In'],
    ['/no/such/place', 'Oops! Page not found'],
  ];
  for (const [address, title] of routes) {
    await page.goto(address);
    await waitForTitle(page, title);
    expect(await findPageProblems(page)).toEqual([]);
    const reached = page.url();
    // Where the shop stays at the address, a reload requests the same page as the link.
    if (reached === new URL(address, urls.shop).href) continue;
    await page.reload();
    await waitForTitle(page, title);
    expect(page.url()).toBe(reached);
  }
});
