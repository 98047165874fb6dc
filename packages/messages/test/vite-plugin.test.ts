import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { locales, packagePath } from '../locales.ts';
import { messages } from '../vite-plugin.ts';

it('makes the modules of all languages replaceable while a page is open', async () => {
  const server = await createServer({
    configFile: false,
    root: packagePath('.'),
    plugins: [messages({ generates: false })],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { client } = server.environments;
    const index = packagePath('generated/by-language/messages/_index.js');
    await client.transformRequest(index);
    const accepted = [...(client.moduleGraph.getModuleById(index)?.acceptedHmrDeps ?? [])].map(
      ({ id }) => id,
    );
    expect(accepted.sort()).toEqual(
      locales.map((locale) => packagePath(`generated/by-language/messages/${locale}.js`)).sort(),
    );
  } finally {
    await server.close();
  }
});
