import { m } from '@naap/messages';
import { foreignLanguage } from '@naap/state';
import { useLocation } from 'react-router-dom';
import {
  Button,
  EmptyState,
  ErrorState,
  Price,
  ProductImage,
  productMark,
  Skeleton,
  Stack,
  Text,
} from '../../components/index.ts';
import { pictureTransitionTarget, usePictureMoving } from '../navigation/pictureTransition.ts';
import { readProductNavigationState, type ShownCard } from '../navigation/product-navigation-state.ts';
import { useBack } from '../navigation/useBack.ts';
import { PICTURE_SIZES } from './Pictures.tsx';
import { cardName, inset, name, page, panel, pictures, preview } from './ProductDetail.css.ts';

export function ProductLoading() {
  const { pathname, state } = useLocation();
  const { picture, card } = readProductNavigationState(state);
  const isMoving = usePictureMoving();
  return (
    <div className={page} aria-busy="true">
      <div className={pictures} {...pictureTransitionTarget(pathname)}>
        <div
          className={preview}
          style={picture === undefined ? undefined : { backgroundImage: `url(${JSON.stringify(picture)})` }}
        >
          {picture ? <Preview picture={picture} /> : <Skeleton shape="slot" />}
        </div>
      </div>
      <div className={panel}>
        <div className={inset}>
          <Stack space={12}>
            {card && <CardTexts card={card} />}
            <Text as="div" tone="secondary">
              {/* Not over the page that is left, while its picture moves. */}
              <span role="status">{!isMoving && m.product_detail_loading()}</span>
            </Text>
            <Skeleton shape="line" width="half" />
            <Skeleton shape="line" width="long" />
            <Skeleton shape="block" />
          </Stack>
        </div>
      </div>
    </div>
  );
}

/** What the clicked card has shown already, in the places of the product's page. Hidden from assistive technology, which is told that the product is loading. */
function CardTexts({ card }: { card: ShownCard }) {
  return (
    <div aria-hidden="true">
      <Text size="small" weight="strong" tone="secondary">
        {card.brand}
      </Text>
      {/* No heading: a script would move the focus to it, and it is replaced. */}
      <div className={`${name} ${cardName}`} lang={foreignLanguage(card.name)}>
        {card.name}
      </div>
      <Price amount={card.price} originalAmount={card.originalPrice ?? undefined} size="large" />
    </div>
  );
}

/** Shows the image of the clicked card, already in the browser's cache, until the larger one has loaded. */
function Preview({ picture }: { picture: string }) {
  return (
    <ProductImage
      src={picture}
      alt=""
      ratio="slot"
      corners="square"
      sizes={PICTURE_SIZES}
      loading="first"
      preview={picture}
    />
  );
}

export function ProductMissing() {
  const goBack = useBack('product');
  return (
    <EmptyState
      level={1}
      mark={productMark}
      title={m.product_detail_missing()}
      description={m.product_detail_missing_help()}
      action={<Button label={m.product_detail_go_back()} onClick={goBack} />}
    />
  );
}

export function ProductFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const goBack = useBack('product');
  return (
    <ErrorState
      level={1}
      title={m.product_detail_error({ message })}
      retryLabel={m.product_detail_retry()}
      onRetry={onRetry}
      secondaryAction={
        <Button label={m.product_detail_go_back()} emphasis="outline" size="medium" onClick={goBack} />
      }
    />
  );
}
