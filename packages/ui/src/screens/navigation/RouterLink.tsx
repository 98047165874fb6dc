import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { LinkComponentProps } from '../../components/index.ts';

interface RouterLinkProps extends LinkComponentProps {
  /** Of the history entry it makes. */
  state?: unknown;
}

/**
 * The router's link, as the design system asks for one. Other sites' addresses stay plain anchors. It is made of the router's hooks:
 * the router's own link brings 2 kB for prefetching in a framework that is not here.
 */
export function RouterLink({ href, replace = false, state, onClick, ...anchor }: RouterLinkProps) {
  const elsewhere = /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
  const here = elsewhere ? '' : href;
  const address = useHref(here);
  const { target } = anchor;
  const follow = useLinkClickHandler<HTMLAnchorElement>(here, {
    replace,
    state,
    ...(target !== undefined && { target }),
  });
  return (
    <a
      {...anchor}
      href={elsewhere ? href : address}
      onClick={(event) => {
        onClick?.(event);
        if (!elsewhere && !event.defaultPrevented) follow(event);
      }}
    />
  );
}
