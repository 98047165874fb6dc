import type { Plugin } from 'vite';
import { inClientBuild } from './client-build.ts';

/**
 * The changes that `leanRouter` makes to the source of react-router, with the number of places in the installed version. After an update of
 * the router, check that both are still correct there, then update the numbers.
 */
const routerEdits = [
  // Assigning a name counts as a use of the component.
  { pattern: /^\w+\.displayName = "\w+";$/gm, replacement: '', places: 15 },
  // The bundler cannot know that these calls have no side effects.
  {
    pattern: /(?<== )React\d*\.(?:createContext|forwardRef|memo)\(/g,
    replacement: '/* @__PURE__ */ $&',
    places: 17,
  },
];

/**
 * Lets tree shaking remove the router's unused components (4 kB, docs/decisions/libraries.md). Fails the build when the router's source
 * is not the one for which the edits were written.
 */
export function leanRouter(): Plugin {
  const found = routerEdits.map(() => 0);
  return {
    name: 'lean-router',
    apply: inClientBuild,
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) =>
        routerEdits.reduce((text, { pattern, replacement }, index) => {
          found[index] = (found[index] ?? 0) + (text.match(pattern)?.length ?? 0);
          return text.replaceAll(pattern, replacement);
        }, code),
    },
    buildEnd(error) {
      if (error) return;
      for (const [index, { pattern, places }] of routerEdits.entries()) {
        if (found[index] !== places)
          this.error(
            `the source of react-router has ${found[index]} places of ${pattern} instead of ${places}: see routerEdits in apps/shop/build/lean-router.ts`,
          );
      }
    },
  };
}
