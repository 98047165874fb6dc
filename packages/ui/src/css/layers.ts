/**
 * Cascade layers, lowest priority first. Stylesheets of lazy routes load in any order, so layers decide which rule wins, not source order:
 * a screen's layout overrides a component, and a component overrides the reset.
 */
export const layer = {
  reset: 'reset',
  tokens: 'tokens',
  components: 'components',
  screens: 'screens',
} as const;

export const layerOrder = [layer.reset, layer.tokens, layer.components, layer.screens] as const;

/**
 * The `@layer` statement that fixes the order, for the head of a page. It must be there, because bundlers drop the statement from a
 * stylesheet whose own rules imply the same order, and then the stylesheet that loads first would decide.
 */
export const layerStatement = `@layer ${layerOrder.join(', ')};`;
