import { createSandbox } from '@naap/sandbox';
import { expect, it } from 'vitest';
import { brandSeeds } from '../src/brands/seed.ts';

const sandbox = createSandbox();

it.each(brandSeeds)('the brand $name is a vendor of the sandbox, which serves its logo', async (brand) => {
  expect(sandbox.catalogue.products.map(({ vendor }) => vendor)).toContain(brand.name);
  const { origin } = new URL(sandbox.urls.storefront);
  const server = sandbox.routes.find((route) => route.origin === origin) ?? expect.fail('no server');
  const response = await server.fetch(new Request(`${origin}/cdn/brands/${brand.imagePaths[0]}`));
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^<svg/);
});
