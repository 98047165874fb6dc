import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { LinkComponentProps } from '../../components/index.ts';

interface RouterLinkProps extends LinkComponentProps {
  /** State of the new history entry. */
  state?: unknown;
}

/**
 * The router's link for the design system's LinkProvider. Addresses of other sites are plain anchors. Built on the router's hooks, because
 * the router's Link adds 2 kB of prefetching for its framework mode, which the shop does not use.
 */
export function RouterLink({ href, replace = false, state, onClick, ...anchor }: RouterLinkProps) {
  const isExternal = /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
  const path = isExternal ? '' : href;
  const address = useHref(path);
  const { target } = anchor;
  const follow = useLinkClickHandler<HTMLAnchorElement>(path, {
    replace,
    state,
    ...(target !== undefined && { target }),
  });
  return (
    <a
      {...anchor}
      href={isExternal ? href : address}
      onClick={(event) => {
        onClick?.(event);
        if (!isExternal && !event.defaultPrevented) follow(event);
      }}
    />
  );
}
