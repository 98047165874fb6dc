export { createBoundedServer, type ServerBounds } from './bounded-server.ts';
export { type RunOptions, runServer } from './run-server.ts';
export { prepareShutdown, type ShutdownOptions } from './shutdown.ts';
