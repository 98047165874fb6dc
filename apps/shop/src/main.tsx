import './trusted-types.ts';
import '@naap/ui/theme/global';
import { languagePrefix } from '@naap/ui/languages';
import { savesData } from '@naap/ui/saves-data';
import { Fragment, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { createClients } from './clients.ts';
import { config } from './config.ts';
import { content } from './content.ts';
import { createHistory } from './create-history.ts';
import { loadEvents } from './events.ts';
import { refetchLostStylesheets } from './lost-stylesheets.ts';
import { recordVisitWhenIdle } from './offline/when-idle.ts';
import { startReports } from './reports/start.ts';
import { auth, findRouteInLanguage } from './routes/index.ts';

refetchLostStylesheets();
const currentRoute = () => findRouteInLanguage(new URL(location.href));
startReports(Number(config.BROWSER_REPORT_RATE), () => currentRoute()?.route.path ?? '*');

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const data = document.getElementById('data')?.textContent;
const clients = createClients(config);
const shop = (history: ReturnType<typeof createHistory>) => (
  <StrictMode>
    <HistoryRouter history={history} basename={languagePrefix() || '/'}>
      <App
        clients={clients}
        content={content}
        siteUrl={config.SITE_URL ?? ''}
        smsInboxUrl={config.SMS_INBOX_URL ?? null}
        loadEvents={loadEvents(config.EVENTS)}
        loadSizeCharts={async () => (await import('./size-charts.ts')).sizeCharts}
        {...(import.meta.env.PROD && {
          onPageShown: recordVisitWhenIdle,
          isOfflineCapable: true,
          registerWorker: async () => (await import('./offline/visits.ts')).registerWorker(),
        })}
        dehydratedState={data ? JSON.parse(data) : undefined}
      />
    </HistoryRouter>
  </StrictMode>
);
const route = currentRoute()?.route;
const isSignedOut = !clients.phoneAuth.hasStoredSession();
// Loaded first, because React handles a press while it hydrates only if the screen's code is there.
// A failed fetch is repeated, and its error shown, when the screen renders.
void Promise.allSettled([route?.load(), route?.signedInOnly && isSignedOut && auth.load()]).then(() => {
  start(root);
  // A signed-out shopper who presses the bag, or adds to it, signs in first.
  if (isSignedOut && !savesData()) auth.load().catch(() => undefined);
});

function start(root: HTMLElement): void {
  const [navigation] = performance.getEntriesByType('navigation');
  // Back to a history entry from before a reload changes the URL, but not the document.
  const isRendered = root.hasChildNodes() && navigation?.name.split('#')[0] === location.href.split('#')[0];
  const page = shop(createHistory());
  if (isRendered) {
    startTransition(() => void hydrateRoot(root, page));
    return;
  }
  // An empty page has the tags of the whole shop for clients that run no script (head.ts). The screen sets its own.
  for (const tag of document.head.querySelectorAll('[data-shop]')) tag.remove();
  root.replaceChildren();
  const reactRoot = createRoot(root);
  reactRoot.render(page);
  // The development server has compiled a changed message. Only a new tree renders the memoized components again.
  if (import.meta.hot)
    addEventListener('messages', ({ timeStamp }) =>
      reactRoot.render(<Fragment key={timeStamp}>{page}</Fragment>),
    );
}
