import { useNavigate } from 'react-router-dom';
import { IconLink, magnifyingGlassIcon, TopBar } from '../../components/index.ts';
import { BagLink } from './BagLink.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { siteCopy } from './site.copy.ts';

/** The top bar variant of spec section 2: back to home, search, notifications, bag. */
export function PageHeader({ title }: { title: string }) {
  const navigate = useNavigate();
  return (
    <TopBar title={title} back={{ label: siteCopy.backHome, onBack: () => navigate('/') }}>
      <IconLink icon={magnifyingGlassIcon} label={siteCopy.search.label} href="/search-page" />
      <NotificationBell />
      <BagLink />
    </TopBar>
  );
}
