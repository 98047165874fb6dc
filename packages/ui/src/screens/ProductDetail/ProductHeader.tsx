import { m } from '@naap/messages';
import { foreignLanguage } from '@naap/state';
import { memo } from 'react';
import { caretLeftIcon, IconButton } from '../../components/index.ts';
import { BagLink } from '../app-frame/BagLink.tsx';
import { useBack } from '../navigation/useBack.ts';
import { bag, header, headerTitle } from './ProductHeader.css.ts';

/** The sticky header: Back, title and bag (spec section 2, "Product detail"). */
export const ProductHeader = memo(function ProductHeader({ title }: { title: string }) {
  const goBack = useBack('product');
  return (
    <header className={header} data-keep-clear="">
      <IconButton variant="floating" icon={caretLeftIcon} label={m.product_detail_back()} onClick={goBack} />
      {/* Hidden from assistive technology: the h1 below the images has the same text. */}
      <span className={headerTitle} aria-hidden="true" lang={foreignLanguage(title)}>
        {title}
      </span>
      <div className={bag}>
        <BagLink variant="floating" />
      </div>
    </header>
  );
});
