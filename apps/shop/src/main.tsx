import '@naap/ui/theme/global';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { createClients } from './clients.ts';
import { config } from './config.ts';
import { content } from './content.ts';
import { preloadRoute } from './routes.tsx';

preloadRoute(location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const shop = (
  <StrictMode>
    <BrowserRouter>
      <App clients={createClients(config)} content={content} smsInboxUrl={config.SMS_INBOX_URL ?? null} />
    </BrowserRouter>
  </StrictMode>
);
// Only the home page is prerendered (prerender.ts); every other page starts with an empty root.
if (root.hasChildNodes()) hydrateRoot(root, shop);
else createRoot(root).render(shop);
