import { Button, EmptyState, Inline, Skeleton, Stack, scissorsIcon, Text } from '../../components/index.ts';
import { copy } from './ProductDetail.copy.ts';
import { failure, inset, page, panel, pictures } from './ProductDetail.css.ts';
import { useLeaveProduct } from './useLeaveProduct.ts';

export function ProductLoading() {
  return (
    <div className={page} aria-busy="true">
      <div className={pictures}>
        <Skeleton shape="tile" />
      </div>
      <div className={panel}>
        <div className={inset}>
          <Stack space={12}>
            <Text as="div" tone="secondary">
              <span role="status">{copy.loading}</span>
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

export function ProductMissing() {
  const leave = useLeaveProduct();
  return (
    <EmptyState
      level={1}
      icon={scissorsIcon}
      title={copy.missing}
      description={copy.missingHelp}
      action={<Button label={copy.goBack} onClick={leave} />}
    />
  );
}

export function ProductFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const leave = useLeaveProduct();
  return (
    <div className={failure} role="alert">
      <Stack space={20} align="center">
        <Text tone="danger" weight="strong" align="center">
          {copy.error(message)}
        </Text>
        <Inline space={12} wrap justify="center">
          <Button label={copy.retry} emphasis="ink" size="medium" onClick={onRetry} />
          <Button label={copy.goBack} emphasis="outline" size="medium" onClick={leave} />
        </Inline>
      </Stack>
    </div>
  );
}
