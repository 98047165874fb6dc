import { minify } from '@swc/core';
import type { Plugin } from 'vite';
import { inClientBuild } from './client-build.ts';

/**
 * Inlines functions in the code of chunks, because the bundler's minifier does not, and every message is a function. Leaves out the chunk of
 * React, which would get larger.
 */
export const inlineFunctions: Plugin = {
  name: 'inline-functions',
  apply: inClientBuild,
  renderChunk: (code, { name }) =>
    name === 'react'
      ? null
      : minify(code, {
          module: true,
          compress: { ecma: 2022, passes: 2, toplevel: true },
          mangle: false,
          sourceMap: true,
        }),
};

/**
 * The chunks of shared modules. Libraries have chunks of their own, because they change less often than the shop. Modules that several chunks
 * share are in one chunk, because many small requests cost more than some unused code.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'libraries',
    test: /node_modules\/(@tanstack|react-router|zustand)/,
    priority: 2,
    minShareCount: 3,
  },
  // Excludes the folders of screens (with a capital): modules that only the lazy parts of one screen share stay in that screen's chunk.
  {
    name: 'common',
    test: /packages\/ui\/src\/(?!screens\/[A-Z]|behaviour)/,
    priority: 1,
    minShareCount: 3,
  },
  // Excludes modules that a first visit does not need: those that parse responses, and those that store data on the device.
  {
    name: 'state',
    test: /packages\/(ui\/src\/behaviour|(state|api-clients)\/src\/(?!http|wire|error-codes|saved-data\/database))/,
    priority: 1,
    minShareCount: 6,
  },
  { name: 'responses', test: /packages\/api-clients\/src\/(http|wire|error-codes)\.ts/, minShareCount: 2 },
];

/**
 * Lets V8 compile all functions of a chunk in the background while it is loaded (https://v8.dev/blog/explicit-compile-hints). Otherwise a
 * function is compiled when it is first called, which is often at a press. The comment must be the first line, so it is added after Vite's own code. Other engines ignore it.
 */
export const compileHints: Plugin = {
  name: 'compile-hints',
  apply: inClientBuild,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        const map = bundle[`${chunk.fileName}.map`];
        // The chunk of the bundler's own functions has no map.
        if (map?.type !== 'asset') continue;
        // One line further down.
        const { mappings, ...rest } = JSON.parse(map.source.toString());
        map.source = JSON.stringify({ ...rest, mappings: `;${mappings}` });
      }
    },
  },
};
