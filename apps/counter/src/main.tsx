import '@naap/shop/trusted-types';
import '@naap/ui/theme/global';
import { createStaffApiClient } from '@naap/api-clients/staff-api';
import { config } from '@naap/shop/built-config';
import { content } from '@naap/shop/built-content';
import { createClients } from '@naap/shop/clients';
import { recordVisit } from '@naap/shop/offline';
import { whenIdle } from '@naap/shop/when-idle';
import { StateProvider, useSession } from '@naap/state';
import { StaffProvider } from '@naap/state/staff';
import { Staff } from '@naap/ui/counter';
import { languagePrefix } from '@naap/ui/languages';
import { AppProviders, ErrorBoundary, Loading, SmsInboxContext } from '@naap/ui/screens/app-frame';
import { Fragment, StrictMode, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

const clients = createClients(config);
const staffApi = createStaffApiClient({
  baseUrl: config.SHOP_API_URL ?? config.BACKEND_URL,
  getToken: () => clients.phoneAuth.getToken(),
});

/** Lets a rider open the page in a dead spot too, also on a phone that saves data. A sign-out deletes what was recorded. */
function RecordVisit() {
  const { status } = useSession();
  useEffect(() => {
    if (import.meta.env.PROD && status === 'signed-in') whenIdle(() => void recordVisit('/'));
  }, [status]);
  return null;
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const counter = (
  <StrictMode>
    <BrowserRouter basename={languagePrefix() || '/'}>
      <ErrorBoundary pageKey="counter">
        <StateProvider clients={clients} content={content}>
          <RecordVisit />
          <StaffProvider staffApi={staffApi}>
            <SmsInboxContext value={config.SMS_INBOX_URL ?? null}>
              <AppProviders>
                <Suspense fallback={<Loading />}>
                  <Staff />
                </Suspense>
              </AppProviders>
            </SmsInboxContext>
          </StaffProvider>
        </StateProvider>
      </ErrorBoundary>
    </BrowserRouter>
  </StrictMode>
);
const reactRoot = createRoot(root);
reactRoot.render(counter);
// The development server has compiled a changed message. Only a new tree renders the memoized components again.
if (import.meta.hot)
  addEventListener('messages', ({ timeStamp }) =>
    reactRoot.render(<Fragment key={timeStamp}>{counter}</Fragment>),
  );
