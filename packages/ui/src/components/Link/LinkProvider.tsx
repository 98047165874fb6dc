import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  use,
} from 'react';

/** Props that a router's link component must accept: those of an anchor, and `replace`. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export type LinkComponent = ComponentType<LinkComponentProps>;

function Anchor({ replace: _replace, children, ...anchor }: LinkComponentProps) {
  return <a {...anchor}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(Anchor);

export interface LinkProviderProps {
  /** The router's link component. It must be the same at every render. */
  component: LinkComponent;
  children: ReactNode;
}

/** Makes all links of the design system use the app's router. Without a provider they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Returns the app's link component, for components that render a link themselves (a product card, a tab). */
export function useLinkComponent(): LinkComponent {
  return use(LinkContext);
}
