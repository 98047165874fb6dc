import { m } from '@naap/messages';
import { useContent, useDeliveryLocation } from '@naap/state';
import { useRef } from 'react';
import { useMediaQuery } from '../../behaviour/useMediaQuery.ts';
import { useRotation } from '../../behaviour/useRotation.ts';
import { Brandmark, LocationHeader, SearchLink, useLinkComponent } from '../../components/index.ts';
import { media } from '../../theme/index.ts';
import { BagLink } from './BagLink.tsx';
import { brand } from './brand.ts';
import { LanguageMenu } from './LanguageLinks.tsx';
import { locationProblem, locationText } from './location-text.ts';
import { NotificationBell } from './NotificationBell.tsx';
import { navItems } from './nav-items.ts';
import {
  actionsArea,
  brandArea,
  header,
  navArea,
  navLink,
  navList,
  placeArea,
  searchArea,
} from './SiteHeader.css.ts';
import { SEARCH_EXAMPLE_MS } from './search-example.ts';

export function SiteHeader({ pathname }: { pathname: string }) {
  const Anchor = useLinkComponent();
  const isHome = pathname === '/';
  const isWide = useMediaQuery(media.desktop);
  return (
    <header
      className={header({ onPhone: isHome, sticky: pathname.startsWith('/products') })}
      data-keep-clear=""
    >
      <div className={brandArea}>
        <Brandmark name={brand.name} href="/" />
      </div>
      <div className={placeArea}>{(isHome || isWide) && <DeliverTo />}</div>
      {/* The search page has its own search box. */}
      <div className={searchArea}>{pathname !== '/search-page' && <Search />}</div>
      <nav className={navArea} aria-label={m.site_nav_label()}>
        <ul className={navList}>
          {navItems(pathname).map(({ href, label, current }) => (
            <li key={href}>
              <Anchor
                href={href}
                className={navLink({ current })}
                aria-current={current ? 'page' : undefined}
              >
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className={actionsArea}>
        <LanguageMenu />
        <NotificationBell />
        {/* The header of a product page has its own bag link. */}
        {!pathname.startsWith('/product/') && <BagLink />}
      </div>
    </header>
  );
}

/** Requests the position when it mounts, so it is rendered only where it is visible. */
function DeliverTo() {
  const location = useDeliveryLocation();
  return (
    <LocationHeader
      caption={m.site_deliver_to()}
      address={locationText(location)}
      loading={location.isLoading}
      problem={locationProblem(location)}
      onClick={location.request}
    />
  );
}

function Search() {
  const place = useRef<HTMLDivElement>(null);
  const { search } = useContent();
  const [first = '', ...others] = search.examples;
  const example = useRotation([first, ...others], SEARCH_EXAMPLE_MS, place);
  return (
    <div ref={place}>
      <SearchLink
        href="/search-page"
        label={m.site_search_label()}
        prompt={m.site_search_prompt()}
        example={example}
      />
    </div>
  );
}
