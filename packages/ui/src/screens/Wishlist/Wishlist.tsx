import { m } from '@naap/messages';
import { useWishlist, useWishlistProducts, type WishlistProducts } from '@naap/state';
import type { ReactNode } from 'react';
import {
  Container,
  EmptyState,
  ErrorState,
  Grid,
  LinkButton,
  Stack,
  Text,
  TopBar,
  wishlistMark,
} from '../../components/index.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { RemovedItemRow } from '../app-frame/RemovedItemRow.tsx';
import { useRemovedRows } from '../app-frame/useRemovedRows.ts';
import { ProductLinks } from '../navigation/ProductLinks.tsx';
import { useBack } from '../navigation/useBack.ts';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import { ContinueBag } from '../product-cards/ProductAction.tsx';
import { Entry } from './Entry.tsx';
import { empty, page } from './Wishlist.css.ts';

const WISHLIST = { id: 'wishlist', name: 'Wishlist' };

/** The products whose hearts were clicked on this device (docs/decisions/device.md). */
export function WishlistScreen() {
  const wishlist = useWishlistProducts();
  const goBack = useBack('wishlist');
  useScrollRestoration();
  const count = wishlist.entries.length;
  return (
    <>
      <PageMeta title={m.wishlist_page_title()} unlisted />
      <ContinueBag origin="wishlist" />
      <Content wishlist={wishlist}>
        <TopBar title={m.wishlist_title({ count })} back={{ label: m.wishlist_back(), onBack: goBack }} />
      </Content>
    </>
  );
}

function Content({ wishlist, children }: { wishlist: WishlistProducts; children: ReactNode }) {
  const { entries, error } = wishlist;
  const { products } = useWishlist();
  const { rows, markRemoved, removeButton } = useRemovedRows(entries, ({ saved }) => saved.id);

  return (
    <main>
      {children}
      <Container>
        {rows.length > 0 && (
          <div className={page}>
            <Stack space={16}>
              <div>
                <Text size="small" tone="secondary">
                  {m.wishlist_note()}
                </Text>
                <div role="status">
                  {entries.some(({ status }) => status === 'looking-up') && (
                    <Text size="small" tone="secondary">
                      {m.wishlist_loading()}
                    </Text>
                  )}
                </div>
              </div>
              {error && (
                <ErrorState
                  level={2}
                  title={m.wishlist_error()}
                  message={error.message}
                  retryLabel={m.wishlist_retry()}
                  retrying={wishlist.isRetrying}
                  onRetry={wishlist.retry}
                />
              )}
              <ProductLinks list={WISHLIST} products={products}>
                <Grid
                  as="ul"
                  label={m.wishlist_items_label()}
                  columns={2}
                  tablet={3}
                  wide={5}
                  space={12}
                  rowSpace={24}
                >
                  {rows.map(({ id, item, removed }) => (
                    <li key={id}>
                      {removed ? (
                        <RemovedItemRow name={item.saved.name} removed={removed} />
                      ) : (
                        <Entry
                          entry={item}
                          onRemove={() => markRemoved(item, wishlist.remove(item.saved))}
                          removeRef={removeButton(id)}
                        />
                      )}
                    </li>
                  ))}
                </Grid>
              </ProductLinks>
            </Stack>
          </div>
        )}
        {entries.length === 0 && (
          <div className={empty}>
            <EmptyState
              mark={wishlistMark}
              title={m.wishlist_empty_title()}
              description={m.wishlist_empty_text()}
              action={<LinkButton label={m.wishlist_empty_action()} href="/categories" />}
            />
          </div>
        )}
      </Container>
    </main>
  );
}
