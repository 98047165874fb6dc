import { createRequire } from 'node:module';
import { sharedTestSettings } from '@naap/test-settings';
import { defineProject } from 'vitest/config';

/** Firebase's Node build has no phone sign-in, so the tests use its browser build. */
const fromFirebase = createRequire(import.meta.resolve('firebase/app'));
const firebaseAuthForBrowsers = fromFirebase
  .resolve('@firebase/auth')
  .replace(/dist[\\/]node[\\/]index\.js$/, 'dist/esm/index.js');

export default defineProject({
  resolve: { alias: { '@firebase/auth': firebaseAuthForBrowsers } },
  test: {
    name: 'contract-tests',
    ...sharedTestSettings,
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    server: { deps: { inline: [/firebase/] } },
  },
});
