export { createBoundedServer, type ServerBounds } from './bounded-server.ts';
export { prepareShutdown, type ShutdownOptions } from './shutdown.ts';
