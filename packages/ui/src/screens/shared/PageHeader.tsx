import { IconLink, magnifyingGlassIcon, TopBar } from '../../components/index.ts';
import { BagLink } from './BagLink.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { siteCopy } from './site.copy.ts';
import { useBack } from './useBack.ts';

/** The top bar variant of spec section 2: back to home, search, notifications, bag. */
export function PageHeader({ title }: { title: string }) {
  const goBack = useBack('categories');
  return (
    <TopBar title={title} back={{ label: siteCopy.backHome, onBack: goBack }}>
      <IconLink icon={magnifyingGlassIcon} label={siteCopy.search.label} href="/search-page" />
      <NotificationBell />
      <BagLink />
    </TopBar>
  );
}
