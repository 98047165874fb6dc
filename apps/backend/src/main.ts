/** The backend as a process: configuration from the environment, stopped by SIGTERM or SIGINT. */
import { ContentError, loadContent } from '@naap/content/node';
import { ConfigError, readConfig } from './config.ts';
import { type RunningServer, StartError, startServer } from './server.ts';

let server: RunningServer;
try {
  const { pricing } = await loadContent(process.env.CONTENT);
  server = await startServer(readConfig(process.env), pricing);
} catch (error) {
  const isExpected = [ConfigError, ContentError, StartError].some((kind) => error instanceof kind);
  if (!(isExpected && error instanceof Error)) throw error;
  process.stderr.write(`backend: ${error.message}\n`);
  process.exit(2);
}

let closing = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // Ctrl-C reaches the process twice when whoever started it passes it on.
    if (closing) return;
    closing = true;
    void server.close().then(() => process.exit(0));
  });
}
