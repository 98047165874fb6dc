import { m } from '@naap/messages';
import { useContent, useDeliveryLocation, useOutsideArea } from '@naap/state';
import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { useIsOnline } from '../../behaviour/useIsOnline.ts';
import { useMediaQuery } from '../../behaviour/useMediaQuery.ts';
import { useRotation } from '../../behaviour/useRotation.ts';
import {
  Brandmark,
  LocationHeader,
  SearchLink,
  type SearchLinkProps,
  useLinkComponent,
} from '../../components/index.ts';
import { media } from '../../theme/index.ts';
import type { ProductSearchProps } from '../product-search/ProductSearch.tsx';
import { BagLink } from './BagLink.tsx';
import { LanguageMenu } from './LanguageLinks.tsx';
import { locationProblem, locationText } from './location-text.ts';
import { NotificationBell } from './NotificationBell.tsx';
import { navItems } from './nav-items.ts';
import {
  actionsArea,
  bagArea,
  bellArea,
  brandArea,
  header,
  languageArea,
  navArea,
  navLink,
  navList,
  placeArea,
  searchArea,
} from './SiteHeader.css.ts';

/** Time between search examples (spec section 9). */
const SEARCH_EXAMPLE_MS = 2000;

export function SiteHeader({ pathname }: { pathname: string }) {
  const Anchor = useLinkComponent();
  const isHome = pathname === '/';
  const isWide = useMediaQuery(media.desktop);
  const { brand } = useContent();
  return (
    <header
      className={header({ onPhone: isHome, sticky: pathname.startsWith('/product') })}
      data-keep-clear=""
    >
      <div className={brandArea}>
        <Brandmark name={brand.name} wordmark={brand.wordmark} href="/" />
      </div>
      <div className={placeArea}>{(isHome || isWide) && <DeliverTo />}</div>
      {/* The search page has its own search box. */}
      <div className={searchArea}>{pathname !== '/search-page' && <Search isWide={isWide} />}</div>
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
        <div className={languageArea}>
          <LanguageMenu />
        </div>
        <div className={bellArea}>
          <NotificationBell />
        </div>
        <div className={bagArea}>
          <BagLink />
        </div>
      </div>
    </header>
  );
}

/** Requests the position when it mounts, so it is rendered only where it is visible. */
function DeliverTo() {
  const location = useDeliveryLocation();
  const area = useOutsideArea();
  const isOnline = useIsOnline();
  const problem = locationProblem(location);
  const offline = problem !== undefined && !isOnline ? m.offline_not_saved_title() : undefined;
  const address = locationText(location);
  // Another request would only fail again.
  const isOffline = offline !== undefined && address === m.site_tap_to_enable();
  return (
    <LocationHeader
      caption={m.site_deliver_to()}
      address={isOffline ? offline : address}
      loading={location.isLoading}
      problem={area !== null ? m.site_outside_area({ area }) : isOffline ? undefined : (offline ?? problem)}
      onClick={location.request}
    />
  );
}

const loadSearch = () => import('../product-search/ProductSearch.tsx');
const prepareSearch = () => void loadSearch().catch(() => undefined);

/** A link to the search page. On wide screens a click puts the search field in its place, whose code is loaded when the link is approached. */
function Search({ isWide }: { isWide: boolean }) {
  const [Field, setField] = useState<ComponentType<ProductSearchProps> | null>(null);

  function open(event: MouseEvent<HTMLAnchorElement>) {
    // With these keys, the link opens another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    loadSearch().then(
      ({ ProductSearch }) => setField(() => ProductSearch),
      () => location.assign(href),
    );
  }

  if (isWide && Field) return <Field onLeave={() => setField(null)} />;
  return <SearchPrompt {...(isWide && { onClick: open, onApproach: prepareSearch })} />;
}

type SearchPromptProps = Pick<SearchLinkProps, 'onClick' | 'onApproach'>;

function SearchPrompt(props: SearchPromptProps) {
  const place = useRef<HTMLDivElement>(null);
  const { search } = useContent();
  const [first = '', ...others] = search.examples;
  const example = useRotation([first, ...others], SEARCH_EXAMPLE_MS, place);
  return (
    <div ref={place}>
      <SearchLink
        {...props}
        href="/search-page"
        label={m.site_search_label()}
        prompt={m.site_search_prompt()}
        example={example}
      />
    </div>
  );
}
