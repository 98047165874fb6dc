import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heapFlags } from '@naap/shop/heap-flags';
import { expect, it } from 'vitest';
import { root } from './processes.ts';

it.each([
  [
    'deploy/shop.Dockerfile',
    `CMD ${JSON.stringify(['node', ...heapFlags, 'server.js']).replaceAll('","', '", "')}`,
  ],
  ['docs/operations/deployment.md', `cd naap-shop-<version> && node ${heapFlags.join(' ')} server.js`],
])('%s starts the shop server with the limits of its heap', (file, command) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(command);
});
