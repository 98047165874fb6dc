/** What the page of a product is told in the state of the navigation that opens it. */
export interface ProductNavigationState {
  /** Address of the picture that was pressed: the browser has it already. */
  readonly picture?: string;
}

/** Reads that state, which may be anything. */
export function readProductNavigationState(state: unknown): ProductNavigationState {
  if (typeof state !== 'object' || state === null) return {};
  return 'picture' in state && typeof state.picture === 'string' ? { picture: state.picture } : {};
}
