import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { createClients } from './clients.ts';
import { config } from './config.ts';
import { content } from './content.ts';

/** Renders the page at `path` without remote data. Returns HTML for the root element, preceded by elements for the head. */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App clients={createClients(config)} content={content} smsInboxUrl={config.SMS_INBOX_URL ?? null} />
      </StaticRouter>
    </StrictMode>,
    // Inline every Suspense boundary: React would put large ones after the shell and move them into place with a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
