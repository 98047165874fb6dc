import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { createClients } from './clients.ts';
import { config } from './config.ts';
import { content } from './content.ts';

/** The page at `path` as it is before any data has come: HTML for the root element, led by what belongs into the head. */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App clients={createClients(config)} content={content} smsInboxUrl={config.SMS_INBOX_URL ?? null} />
      </StaticRouter>
    </StrictMode>,
    // In one piece: parts that are sent after wait for a script to be put in their place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
