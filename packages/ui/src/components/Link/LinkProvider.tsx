import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  use,
} from 'react';

/** What the design system asks of a router's link: an anchor that also knows `replace`. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Take the place of the current entry of the history instead of adding one. */
  replace?: boolean | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export type LinkComponent = ComponentType<LinkComponentProps>;

function Anchor({ replace: _replace, children, ...anchor }: LinkComponentProps) {
  return <a {...anchor}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(Anchor);

export interface LinkProviderProps {
  /** The router's link. Must be one component, the same at every render. */
  component: LinkComponent;
  children: ReactNode;
}

/** Gives every link of the design system the router of the app around it. Without one they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The link component of the app, for a component that draws a link of its own (a product card, a tab). */
export function useLinkComponent(): LinkComponent {
  return use(LinkContext);
}
