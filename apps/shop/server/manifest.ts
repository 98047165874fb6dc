import type { Manifest } from 'vite';

/** Returns the files of a chunk and of the chunks it imports. */
export function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const imported = (chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen));
  return [...new Set([...imported, ...(chunk.css ?? []), chunk.file])];
}
