/** Writes a .br and a .gz beside every text file of the built shop, once, so that the server only picks. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pagesDir } from './pages.ts';

/** Below this a packet carries the file whole anyway. */
const WORTH_COMPRESSING_BYTES = 1024;

for (const entry of readdirSync(pagesDir, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|html|svg|webmanifest)$/.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const bytes = readFileSync(path);
  if (bytes.length < WORTH_COMPRESSING_BYTES) continue;
  writeFileSync(`${path}.br`, brotliCompressSync(bytes));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
