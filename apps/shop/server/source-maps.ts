import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';

/**
 * Converts a place in a built file, `main-4f3a.js:1:234`, to the place in its source: `packages/ui/src/….tsx:12:3 (name)`. Resolves with null
 * when that file has no source map, so that no text which a client has made up gets into the log.
 */
export type ResolveFrame = (frame: string) => Promise<string | null>;

/** A parsed map takes some megabytes. */
const MAX_MAPS = 8;

/** Creates the function that resolves places with the source maps in a folder. */
export function createFrameResolver(folder: string): ResolveFrame {
  const maps = new LRUCache<string, Promise<TraceMap | null>>({ max: MAX_MAPS });

  function mapOf(file: string): Promise<TraceMap | null> {
    const map = maps.get(file) ?? readMap(join(folder, `${file}.map`));
    maps.set(file, map);
    return map;
  }

  return async (frame) => {
    const [, file, line, column] = /^([\w.-]+):(\d+):(\d+)$/.exec(frame) ?? [];
    const map = file === undefined ? null : await mapOf(file);
    if (map === null || Number(line) < 1) return null;
    // Stack traces count columns from 1, source maps from 0.
    const place = originalPositionFor(map, {
      line: Number(line),
      column: Math.max(0, Number(column) - 1),
    });
    if (place.source === null) return null;
    const source = place.source.replace(/^(\.\.\/)+/, '');
    return `${source}:${place.line}:${place.column + 1}${place.name === null ? '' : ` (${place.name})`}`;
  };
}

async function readMap(path: string): Promise<TraceMap | null> {
  try {
    return new TraceMap(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
}
