import { expect, poll, test } from './helpers/fixtures.ts';
import { waitForTitle } from './helpers/locators.ts';
import { callBackend, prepareOrder } from './helpers/services.ts';
import { logOut, pathOf, signIn } from './helpers/shopper.ts';

test('shows changes of the cart, a sign-out and a sign-in in every tab', async ({
  customer: { page: first, context, account },
}) => {
  await prepareOrder(account);
  await first.goto('/cart');
  await waitForTitle(first, 'Cart (1)');
  const second = await context.newPage();
  await second.goto('/cart');
  await waitForTitle(second, 'Cart (1)');
  await first.getByRole('button', { name: /^One more of/ }).click();
  await expect(second.getByRole('group', { name: /^Quantity of/ })).toContainText('2');
  await second.getByRole('button', { name: /^Remove/ }).click();
  await first.getByText('Your cart is empty').waitFor();

  await second.goto('/profile');
  await logOut(second);
  await poll(() => pathOf(second)).toBe('/');
  // The backend refuses the tokens of a sign-in that has ended.
  await poll(() => callBackend(account, 'GET', '/cart').catch(String)).toContain('invalid_token');
  // The sign-in screen replaces the cart at the same address.
  await waitForTitle(first, 'Sign In');
  expect(pathOf(first)).toBe('/cart');
  await signIn(first);
  await first.getByText('Your cart is empty').waitFor();
  await second.goto('/profile');
  await waitForTitle(second, 'Welcome Back!');
});
