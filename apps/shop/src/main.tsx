import './trusted-types.ts';
import '@naap/ui/theme/global';
import { languagePrefix } from '@naap/ui/languages';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { createClients } from './clients.ts';
import { config } from './config.ts';
import { content } from './content.ts';
import { loadEvents } from './events.ts';
import { refetchLostStylesheets } from './lost-stylesheets.ts';
import { recordVisitWhenIdle } from './offline/when-idle.ts';
import { startReports } from './reports/start.ts';
import { ignoreUnhandledEvents, keepFocusAtLabels } from './root-events.ts';
import { findRouteInLanguage } from './routes.tsx';

declare global {
  interface Window {
    /** Set by index.html while Back or Forward is replacing the page that the server has rendered by that of another URL. */
    isLeaving?: true;
  }
}

refetchLostStylesheets();
const currentRoute = () => findRouteInLanguage(new URL(location.href));
startReports(Number(config.BROWSER_REPORT_RATE), () => currentRoute().route?.path ?? '*');
currentRoute().preload();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
ignoreUnhandledEvents(root);
keepFocusAtLabels();
const data = document.getElementById('data')?.textContent;
const shop = (
  <StrictMode>
    <BrowserRouter basename={languagePrefix() || '/'}>
      <App
        clients={createClients(config)}
        content={content}
        siteUrl={config.SITE_URL ?? ''}
        smsInboxUrl={config.SMS_INBOX_URL ?? null}
        loadEvents={loadEvents(config.EVENTS)}
        {...(import.meta.env.PROD && { onPageShown: recordVisitWhenIdle, isOfflineCapable: true })}
        foundLocation={window.foundLocation}
        dehydratedState={data ? JSON.parse(data) : undefined}
      />
    </BrowserRouter>
  </StrictMode>
);
if (!root.hasChildNodes()) {
  // An empty page has the tags of the whole shop for clients that run no script (head.ts). The screen sets its own.
  for (const tag of document.head.querySelectorAll('[data-shop]')) tag.remove();
  createRoot(root).render(shop);
}
// As a transition, hydration is divided into short tasks.
else if (!window.isLeaving) startTransition(() => void hydrateRoot(root, shop));
