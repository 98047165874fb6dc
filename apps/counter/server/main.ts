/** Starts the counter's server, which sends the built pages. */
import { readFileSync } from 'node:fs';
import { getRequestListener } from '@hono/node-server';
import { createBoundedServer, runServer } from '@naap/server/http';
import { readSettings } from '@naap/server/settings';
import { createShopApp } from '@naap/shop/server-app';
import { headersFile, pagesDir } from '../pages.ts';
import { serverSettings } from './settings.ts';

try {
  const { COUNTER_HOST: host, COUNTER_PORT: port } = readSettings(serverSettings, process.env);
  const htmlHeaders: Record<string, string> = JSON.parse(readFileSync(headersFile, 'utf8'));
  const app = createShopApp({ pagesDir, htmlHeaders });
  const server = createBoundedServer(getRequestListener(app.fetch));
  runServer(server, { name: 'counter', host, port, portVariable: 'COUNTER_PORT' });
} catch (error) {
  process.stderr.write(`naap counter: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(2);
}
