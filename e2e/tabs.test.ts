import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { ailments } from './health.ts';
import { goodsOnSale, stock } from './remotes.ts';
import { launch, newShopper, newSignedInShopper, pathOf, signIn } from './shopper.ts';

const browser = await launch();

afterAll(async () => {
  await browser.close();
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

it('keeps two tabs of one shopper in step, and signs both out', async () => {
  const { page: first, context, faults, close } = await newSignedInShopper(browser);
  await stock(first);
  await first.goto('/cart');
  await heading(first, 'Cart (1)').waitFor();

  const second = await context.newPage();
  await second.goto('/cart');
  await heading(second, 'Cart (1)').waitFor();
  const quantity = second.getByRole('group', { name: /^Quantity of/ });
  const before = await quantity.textContent();
  await first.getByRole('button', { name: /^One more of/ }).click();
  await first.getByText('Cart Updated').waitFor();
  await expect.poll(() => quantity.textContent()).not.toBe(before);
  expect(await quantity.textContent()).toContain('2');

  await second.getByRole('button', { name: /^Remove/ }).click();
  await first.getByText('Your cart is empty').waitFor();

  await second.goto('/profile');
  await heading(second, 'Welcome Back!').waitFor();
  await second.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => pathOf(second)).toBe('/');
  // The cart gives way to the sign-in screen, in place.
  await heading(first, 'Sign In').waitFor();
  expect(pathOf(first)).toBe('/cart');

  // And signing in again in one brings the other back.
  await signIn(first);
  await first.getByText('Your cart is empty').waitFor();
  await second.goto('/profile');
  await heading(second, 'Welcome Back!').waitFor();
  expect(faults).toEqual([]);
  await close();
});

it('opens every route from a link, and again after a reload', async () => {
  const [goods] = await goodsOnSale(1);
  const { page, faults, close } = await newShopper(browser);
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
    [`/product/${goods?.productId}`, goods?.title ?? ''],
    ['/product/0', 'Product not found'],
    ['/search-page?q=jeans', 'Search'],
    ['/search?q=shirt', 'Search: shirt'],
    ['/search', 'Products'],
    ['/cart', 'Sign In'],
    ['/checkout', 'Sign In'],
    ['/profile', 'Sign In'],
    ['/auth', 'Sign In'],
    ['/no/such/place', 'Oops! Page not found'],
  ];
  for (const [address, title] of routes) {
    await page.goto(address);
    await heading(page, title).waitFor();
    const landed = page.url();
    await page.reload();
    await heading(page, title).waitFor();
    expect(page.url()).toBe(landed);
    expect(await ailments(page)).toEqual([]);
  }
  expect(faults).toEqual([]);
  await close();
});

it('returns to a list where it was left, with its pages', async () => {
  const { page, faults, close } = await newShopper(browser);
  await page.goto("/products?tag=Women's+Wear");
  await heading(page, 'Women').waitFor();
  const cards = page.getByRole('main').locator('a[href^="/product/"]');
  await cards.nth(9).waitFor();
  await cards.nth(9).scrollIntoViewIfNeeded();
  await cards.nth(15).waitFor();
  await cards.nth(15).scrollIntoViewIfNeeded();
  const card = cards.nth(15);
  const href = await card.getAttribute('href');
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(800);
  await card.click();
  await page.getByRole('button', { name: 'Back to products' }).waitFor();
  expect(pathOf(page)).toBe(href);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await heading(page, 'Women').waitFor();
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(100);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href);

  await page.goForward();
  await page.getByRole('button', { name: 'Back to products' }).click();
  await heading(page, 'Women').waitFor();
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(100);
  expect(faults).toEqual([]);
  await close();
});
