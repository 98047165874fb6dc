import { createContext, type MouseEvent, use } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LinkComponentProps } from '../../components/index.ts';
import { startPictureTransition } from './pictureTransition.ts';
import type { ProductNavigationState, ShownCard } from './product-navigation-state.ts';
import { RouterLink } from './RouterLink.tsx';

/** Called with the address of a product that is opened from a list, and returns what its card shows. */
export const SelectContext = createContext<(href: string) => ShownCard | undefined>(() => undefined);

/** A link to a product. Its image grows into the image on the product's page by a view transition. */
export function ProductLink(link: LinkComponentProps) {
  const navigate = useNavigate();
  const select = use(SelectContext);

  function open(event: MouseEvent<HTMLAnchorElement>) {
    const card = select(link.href);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const picture = event.currentTarget.querySelector('img');
    // currentSrc is empty until the image has loaded.
    const state: ProductNavigationState = {
      ...(picture?.currentSrc && { picture: picture.currentSrc }),
      ...(card && { card }),
    };
    startPictureTransition(picture, link.href, () =>
      navigate(link.href, { state, replace: link.replace ?? false }),
    );
  }

  return <RouterLink {...link} onClick={open} />;
}
