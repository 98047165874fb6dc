/** The navigation state with which a product's page is opened. */
export interface ProductNavigationState {
  /** Address of the image that was clicked, which is in the browser's cache. */
  readonly picture?: string;
}

/** Parses a history entry's state, which may be any value. */
export function readProductNavigationState(state: unknown): ProductNavigationState {
  if (typeof state !== 'object' || state === null) return {};
  return 'picture' in state && typeof state.picture === 'string' ? { picture: state.picture } : {};
}
