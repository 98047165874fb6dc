/** Starts the backend with the configuration in the environment; SIGTERM or SIGINT stop it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, loadContent } from '@naap/content/node';
import { ConfigError, readConfig } from './config.ts';
import { type RunningServer, StartError, startServer } from './server.ts';

/** In a release, the content with which its pages were built; there, CONTENT is not read. */
const released = join(import.meta.dirname, 'content.json');

let server: RunningServer;
try {
  const content = await loadContent(existsSync(released) ? released : process.env.CONTENT);
  server = await startServer(readConfig(process.env), content);
} catch (error) {
  const isExpected = [ConfigError, ContentError, StartError].some((kind) => error instanceof kind);
  if (!(isExpected && error instanceof Error)) throw error;
  process.stderr.write(`backend: ${error.message}\n`);
  process.exit(2);
}

let closing = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // Ctrl-C sends the signal twice when a parent process forwards it.
    if (closing) return;
    closing = true;
    void server.close().then(() => process.exit(0));
  });
}
