import { m } from '@naap/messages';
import { IconLink, magnifyingGlassIcon, TopBar } from '../../components/index.ts';
import { BagLink } from '../app-frame/BagLink.tsx';
import { NotificationBell } from '../app-frame/NotificationBell.tsx';
import { useBack } from '../navigation/useBack.ts';

/** The top bar variant of spec section 2: back to home, search, notifications, bag. */
export function PageHeader({ title }: { title: string }) {
  const goBack = useBack('categories');
  return (
    <TopBar title={title} back={{ label: m.site_back_home(), onBack: goBack }}>
      <IconLink icon={magnifyingGlassIcon} label={m.site_search_label()} href="/search-page" />
      <NotificationBell />
      <BagLink />
    </TopBar>
  );
}
