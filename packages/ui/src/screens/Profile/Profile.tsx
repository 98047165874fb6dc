import { m } from '@naap/messages';
import {
  type Orders,
  useAddresses,
  useOrders,
  useRunningOrder,
  useSendsEvents,
  useSession,
} from '@naap/state';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../../behaviour/lazyPart.tsx';
import {
  Button,
  caretRightIcon,
  heartIcon,
  Icon,
  type IconGlyph,
  MemberCard,
  rulerIcon,
  Skeleton,
  Stack,
  StatCounter,
  signOutIcon,
  Text,
  useLinkComponent,
} from '../../components/index.ts';
import { columnPair } from '../../css/column.css.ts';
import { LanguageLinks } from '../app-frame/LanguageLinks.tsx';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { naapPath } from '../navigation/paths.ts';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import {
  data as dataArea,
  language as languageArea,
  layout,
  logout,
  member,
  row,
  rowEnd,
  rows,
  saved as savedArea,
  wishlist as wishlistArea,
} from './Profile.css.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { RecentOrders } from './RecentOrders.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';

const YourData = lazy(async () => ({ default: (await import('./YourData.tsx')).YourData }));
// Only shoppers with an order load it.
const RunningOrderCard = lazyPart(async () => (await import('../running-order/parts.ts')).RunningOrderCard);
// Only shops that send commerce events load it.
const Privacy = lazy(async () => ({ default: (await import('../app-frame/Privacy.tsx')).Privacy }));

/** Shown in place of an unknown number, and never sent to a service. */
const SAMPLE_PHONE = '9999999999';

/** The profile (spec section 2). */
export function ProfileScreen() {
  const session = useSession();
  const sendsEvents = useSendsEvents();
  const orders = useOrders();
  const running = useRunningOrder();
  const addresses = useAddresses();
  const navigate = useNavigate();
  useScrollRestoration(!orders.isLoading && !addresses.isLoading);
  const isKnown = !addresses.isLoading && addresses.error === null;

  async function signOut() {
    navigate('/');
    await session.logout();
  }

  return (
    <main className={`${layout} ${columnPair}`}>
      <PageMeta title={m.profile_page_title()} unlisted />
      <div className={member}>
        <MemberCard
          greeting={m.profile_greeting()}
          phone={`+91 ${session.userPhone ?? SAMPLE_PHONE}`}
          membership={m.profile_membership()}
        />
        <StatCounter
          counters={[
            { label: m.profile_counters_orders({ count: orders.orders.length }), value: countOf(orders) },
            {
              label: m.profile_counters_addresses({ count: addresses.addresses.length }),
              value: isKnown ? String(addresses.addresses.length) : null,
            },
          ]}
        />
      </div>
      <div className={savedArea}>
        <Stack space={24}>
          {(orders.orders.length > 0 || running) && (
            <Suspense fallback={running && <Skeleton shape="running" />}>
              <RunningOrderCard orders={orders.orders} />
            </Suspense>
          )}
          <RecentOrders orders={orders} />
          <SavedAddresses addresses={addresses} />
        </Stack>
      </div>
      <div className={wishlistArea}>
        <ul className={rows}>
          <Row icon={rulerIcon} label={m.naap_title()} href={naapPath} />
          <Row icon={heartIcon} label={m.wishlist_page_title()} href="/wishlist" />
        </ul>
      </div>
      <div className={languageArea}>
        <ProfileSection title={m.language_label()}>
          <LanguageLinks />
        </ProfileSection>
      </div>
      <div className={logout}>
        <Button
          width="full"
          emphasis="outline"
          icon={signOutIcon}
          label={m.profile_logout()}
          onClick={signOut}
        />
      </div>
      <div className={dataArea}>
        <Suspense fallback={null}>
          <Stack space={24}>
            {sendsEvents && <Privacy />}
            <YourData />
          </Stack>
        </Suspense>
      </div>
    </main>
  );
}

/** A page of the shopper's own. */
function Row({ icon, label, href }: { icon: IconGlyph; label: string; href: string }) {
  const Anchor = useLinkComponent();
  return (
    <li>
      <Anchor href={href} className={row}>
        <Icon icon={icon} />
        <Text as="span" weight="strong">
          {label}
        </Text>
        <span className={rowEnd}>
          <Icon icon={caretRightIcon} size={16} />
        </span>
      </Anchor>
    </li>
  );
}

/** Returns the number of orders, "10+" while further pages exist, or null while unknown. */
function countOf({ orders, isLoading, error, hasMore }: Orders): string | null {
  if (isLoading || error !== null) return null;
  return hasMore ? `${orders.length}+` : String(orders.length);
}
