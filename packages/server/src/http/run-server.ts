import type { Server } from 'node:http';
import { prepareShutdown } from './shutdown.ts';

export interface RunOptions {
  /** The name in messages on the terminal. */
  readonly name: string;
  readonly host: string;
  readonly port: number;
  /** The variable of the port, such as SHOP_PORT. */
  readonly portVariable: string;
  readonly onListening?: () => void;
  /** Called when all responses have been sent. */
  readonly onStopped?: () => Promise<void>;
}

/** Listens until SIGINT or SIGTERM, and then ends the process when all responses have been sent. Ends it with a message when it cannot listen. */
export function runServer(server: Server, options: RunOptions): void {
  const { name, host, port, portVariable, onListening, onStopped } = options;
  // It has no readiness probe: the first request to a closed port makes the load balancer use another server.
  const shutDown = prepareShutdown(server, { endReadiness: () => {}, delayMs: 0 });

  server.on('error', (error: NodeJS.ErrnoException) => {
    const why =
      error.code === 'EADDRINUSE'
        ? `port ${port} is taken: choose another, e.g. ${portVariable}=${port + 1} npm start`
        : error.message;
    process.stderr.write(`naap ${name}: ${why}\n`);
    process.exit(1);
  });
  server.listen(port, host, onListening);

  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Ctrl-C sends the signal twice when a parent process forwards it.
      if (isStopping) return;
      isStopping = true;
      void shutDown()
        .then(onStopped)
        .then(() => process.exit(0));
    });
  }
}
