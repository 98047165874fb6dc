import { type Product, useAddToBag, useSession, type VariantSelection } from '@naap/state';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, Dialog, Price, StickyBar, Text, useToast } from '../../components/index.ts';
import { viewBag } from '../shared/BagLink.tsx';
import { copy } from './ProductDetail.copy.ts';
import { lead, wideOnly } from './ProductDetail.css.ts';

/** Price and ADD TO BAG, with everything that may stand between (spec section 5, "Add to bag"). */
export function AddToBag({ product, selection }: { product: Product; selection: VariantSelection }) {
  const { variant, sizes, selectedSize, hasSizeOption, needsSize } = selection;
  const { status } = useSession();
  const { add, isAdding } = useAddToBag();
  const { show } = useToast();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [asksForSize, setAsksForSize] = useState(false);

  const nothingLeft = hasSizeOption && !sizes.some(({ available }) => available);
  const soldOut = !product.availableForSale || nothingLeft || variant?.availableForSale === false;

  async function addToBag() {
    if (status === 'signed-out') {
      navigate('/auth', { state: { from: pathname } });
      return;
    }
    if (needsSize) {
      setAsksForSize(true);
      return;
    }
    const result = await add({ productId: product.id, ...(variant && { variantId: variant.id }) });
    if (result.ok) {
      show({
        title: copy.added.title,
        description: copy.added.description(product.title, selectedSize),
        action: viewBag,
      });
    } else {
      const { title, description } = copy.addFailed;
      show({ title, description: result.message ?? description, tone: 'danger' });
    }
  }

  return (
    <>
      <div className={wideOnly}>
        <PriceWithTaxes selection={selection} />
      </div>
      <StickyBar
        lead={
          <div className={lead}>
            <PriceWithTaxes selection={selection} />
          </div>
        }
      >
        <Button
          label={soldOut ? copy.soldOut : copy.addToBag}
          loadingLabel={copy.adding}
          loading={isAdding}
          disabled={soldOut}
          {...(soldOut && { describedBy: 'sold-out' })}
          width="full"
          onClick={addToBag}
        />
        {soldOut && (
          <Text size="small" tone="secondary" id="sold-out">
            {copy.soldOutHelp}
          </Text>
        )}
      </StickyBar>
      <Dialog
        open={asksForSize}
        onClose={() => setAsksForSize(false)}
        title={copy.sizeRequired.title}
        description={copy.sizeRequired.description}
        closeLabel={copy.gallery.close}
        footer={<Button label={copy.sizeRequired.close} width="full" onClick={() => setAsksForSize(false)} />}
      >
        {null}
      </Dialog>
    </>
  );
}

function PriceWithTaxes({ selection: { price, originalPrice } }: { selection: VariantSelection }) {
  if (price === null) return null;
  return (
    <>
      <Price amount={price} originalAmount={originalPrice ?? undefined} size="large" />
      <Text size="micro" weight="regular" tone="secondary">
        {copy.taxes}
      </Text>
    </>
  );
}
