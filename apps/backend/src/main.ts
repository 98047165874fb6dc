/** The backend as a process: configuration from the environment, stopped by SIGTERM or SIGINT. */
import { ConfigError, readConfig } from './config.ts';
import { type RunningServer, StartError, startServer } from './server.ts';

let server: RunningServer;
try {
  server = await startServer(readConfig(process.env));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
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
