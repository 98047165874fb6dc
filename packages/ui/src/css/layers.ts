/**
 * Cascade layers, weakest first. Styles of lazy routes arrive in any order; the layer, not the arrival, decides who wins:
 * a screen's layout over a component, a component over the reset.
 */
export const layer = {
  reset: 'reset',
  tokens: 'tokens',
  components: 'components',
  screens: 'screens',
} as const;

export const layerOrder = [layer.reset, layer.tokens, layer.components, layer.screens] as const;

/**
 * The statement that fixes the order, for the head of a page. Bundlers drop it from a stylesheet whose own rules imply the same
 * order, and then whichever stylesheet loads first decides.
 */
export const layerStatement = `@layer ${layerOrder.join(', ')};`;
