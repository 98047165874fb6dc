import { createRequire } from 'node:module';
import { defineProject } from 'vitest/config';
import { shared } from '../../scripts/test-settings.ts';

/** Firebase's Node build has no phone sign-in, so the tests use its browser build. */
const fromFirebase = createRequire(import.meta.resolve('firebase/app'));
const firebaseAuthForBrowsers = fromFirebase
  .resolve('@firebase/auth')
  .replace(/dist[\\/]node[\\/]index\.js$/, 'dist/esm/index.js');

export default defineProject({
  resolve: { alias: { '@firebase/auth': firebaseAuthForBrowsers } },
  test: {
    name: 'api-clients',
    ...shared,
    environment: 'node',
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    server: { deps: { inline: [/firebase/] } },
  },
});
