import { m } from '@naap/messages';
import { type SavedProduct, useWishlist, useWishlistProducts, type WishlistProducts } from '@naap/state';
import { type ReactNode, useRef } from 'react';
import { useFocusById } from '../../behaviour/useFocusById.ts';
import {
  Container,
  EmptyState,
  ErrorState,
  Grid,
  heartIcon,
  LinkButton,
  Stack,
  Text,
  TopBar,
} from '../../components/index.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { useOfferUndo } from '../app-frame/useOfferUndo.ts';
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
  const content = useRef<HTMLElement>(null);
  const removeButtons = useFocusById();
  const offerUndo = useOfferUndo();

  function remove(product: SavedProduct) {
    const { id } = product;
    const index = entries.findIndex(({ saved }) => saved.id === id);
    const neighbour = entries[index + 1] ?? entries[index - 1];
    const undo = wishlist.remove(product);
    offerUndo({ title: m.wishlist_removed(), undo, onUndo: () => removeButtons.focus(id) });
    if (neighbour) removeButtons.focus(neighbour.saved.id);
    else content.current?.focus();
  }

  return (
    <main ref={content} tabIndex={-1}>
      {children}
      <Container>
        {entries.length === 0 ? (
          <div className={empty}>
            <EmptyState
              icon={heartIcon}
              title={m.wishlist_empty_title()}
              description={m.wishlist_empty_text()}
              action={<LinkButton label={m.wishlist_empty_action()} href="/categories" />}
            />
          </div>
        ) : (
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
                  {entries.map((entry) => (
                    <li key={entry.saved.id}>
                      <Entry
                        entry={entry}
                        onRemove={() => remove(entry.saved)}
                        removeRef={removeButtons.register(entry.saved.id)}
                      />
                    </li>
                  ))}
                </Grid>
              </ProductLinks>
            </Stack>
          </div>
        )}
      </Container>
    </main>
  );
}
