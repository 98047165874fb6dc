import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Text files. */
const COMPRESSIBLE = /\.(js|css|html|svg|webmanifest)$/;
/** A smaller file fits into one packet without compression. */
const MIN_COMPRESSED_BYTES = 1024;

/** Writes a .br and a .gz beside every text file of built pages, so that the server only has to choose one. */
export function compressPages(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    // Folders with a leading dot are not served.
    if (relative(folder, path).startsWith('.')) continue;
    if (statSync(path).size >= MIN_COMPRESSED_BYTES) compressFile(path);
  }
}

/** Writes the .br and the .gz of a file. */
export function compressFile(path: string): void {
  const bytes = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(bytes));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
