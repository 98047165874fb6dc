import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { LinkComponentProps } from '../../components/index.ts';

interface RouterLinkProps extends LinkComponentProps {
  /** Of the history entry it makes. */
  state?: unknown;
}

/** The router's link, as the design system asks for one. Other sites' addresses stay plain anchors. */
export function RouterLink({ href, replace = false, ...anchor }: RouterLinkProps) {
  // The design system passes `undefined` for what is not set; the router's types want it left out.
  return <Link {...(anchor as Omit<ComponentProps<typeof Link>, 'to'>)} to={href} replace={replace} />;
}
