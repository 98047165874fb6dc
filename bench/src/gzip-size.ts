import { gzipSync } from 'node:zlib';

/** Returns the size of a text in bytes after `gzip -9`. */
export function gzipSize(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

/** Sizes by URL; a page's scripts are the same in every run. */
const sizes = new Map<string, Promise<number>>();

/** Fetches scripts and returns the sum of their sizes, in bytes after `gzip -9`. Rejects when one cannot be fetched. */
export async function scriptSize(urls: Iterable<string>): Promise<number> {
  const found = await Promise.all(
    [...new Set(urls)].map((url) => {
      const size = sizes.get(url) ?? fetchText(url).then(gzipSize);
      sizes.set(url, size);
      return size;
    }),
  );
  return found.reduce((sum, size) => sum + size, 0);
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
  return response.text();
}
