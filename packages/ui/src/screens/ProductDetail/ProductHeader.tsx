import { caretLeftIcon, IconButton } from '../../components/index.ts';
import { BagLink } from '../app-frame/BagLink.tsx';
import { useBack } from '../navigation/useBack.ts';
import { copy } from './ProductDetail.copy.ts';
import { header, headerTitle } from './ProductHeader.css.ts';

/** Back, title and bag, in reach wherever the page is scrolled to (spec section 2, "Product detail"). */
export function ProductHeader({ title }: { title: string }) {
  const leave = useBack('product');
  return (
    <header className={header} data-keep-clear="">
      <IconButton icon={caretLeftIcon} label={copy.back} onClick={leave} />
      {/* The heading with the same words stands below the pictures. */}
      <span className={headerTitle} aria-hidden="true">
        {title}
      </span>
      <BagLink />
    </header>
  );
}
