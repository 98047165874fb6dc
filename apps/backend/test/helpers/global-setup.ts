import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which the tests of this package create their databases; null when Postgres is not installed. */
    readonly postgresUrl: string | null;
  }
}

/** Starts the Postgres server of all test files. Returns the function that stops it. */
export default async function setUp({ provide }: TestProject) {
  // No test stops the machine, so nothing has to be on the disk.
  const server = await startPostgres(['fsync=off', 'max_connections=400']);
  provide('postgresUrl', server?.url ?? null);
  return server?.stop;
}
