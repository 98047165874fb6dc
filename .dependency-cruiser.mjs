/** Rules for imports between the project's files, checked by `pnpm check`. Each comment says what the importing code may import instead. */

/** Matches imports of these packages from npm. */
const npm = (/** @type {string} */ names) => `(^|/node_modules/)(${names})(/|$)`;
/** Matches imports of these packages of the workspace. */
const ours = (/** @type {string} */ names) => `^(packages/|apps/)?(${names})/|^@naap/(${names})(/|$)`;

const TESTS = '\\.test\\.tsx?$';
const STORIES = '\\.stories\\.tsx$';
const CONFIG = '\\.config\\.ts$';
const DATA = 'api-clients|backend|proto|sandbox|garments|content';

const forbidden = [
  {
    name: 'no-import-cycles',
    comment: 'Move what both files need into a third file.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-relative-import-leaves-its-package',
    comment: 'Import another package by its name, through the exports of its package.json.',
    from: {
      path: '^(packages/[^/]+|apps/[^/]+|examples/[^/]+|proto|e2e|bench|deploy|scripts|\\.storybook)/',
    },
    to: { dependencyTypes: ['local'], pathNot: '^$1/' },
  },
  {
    name: 'no-package-imports-scripts',
    comment: 'Scripts use the packages. Code that a package needs belongs in a package.',
    from: { path: '^(packages|apps|proto|e2e|bench|deploy)/' },
    to: { path: '^(scripts|\\.storybook)/' },
  },
  {
    name: 'no-package-imports-the-launcher',
    comment: 'The launcher starts the apps; only journeys, benchmarks, deploy and scripts import it.',
    from: { path: '^(packages|apps|proto)/', pathNot: '^apps/launcher/' },
    to: { path: ours('launcher') },
  },
  {
    name: 'fixtures-are-for-tests-and-stories',
    comment: 'Product code never imports the fixtures of stories and tests.',
    from: {
      path: '^(packages|apps|proto)/',
      pathNot: `^packages/fixtures/|^packages/[^/]+/(test|docs|fixtures)/|${TESTS}|${STORIES}`,
    },
    to: { path: [ours('fixtures'), '^packages/ui/fixtures/', '^packages/state/test/'] },
  },
  {
    name: 'components-are-imported-from-their-folders',
    comment:
      'The index loads every component, which takes seconds when a development server has to compile them for one story.',
    from: { path: '^packages/ui/(src/components|fixtures|docs)/', pathNot: TESTS },
    to: { path: '^packages/ui/src/components/index\\.ts$' },
  },
  {
    name: 'only-sandbox-and-art-build-import-garments',
    comment: 'Drawing garments needs the sandbox or the art build (docs/decisions/pictures.md).',
    from: { pathNot: '^packages/(garments|sandbox|ui/scripts/art)/' },
    to: { path: ours('garments') },
  },
  {
    name: 'imports-no-package-of-ours',
    from: { path: '^(proto|packages/(garments|messages|server))/' },
    to: { path: '^(packages|apps|proto)/|^@naap/', pathNot: '^$1/' },
  },
  {
    name: 'opentelemetry-sdk-is-loaded-on-demand',
    comment: 'Use @opentelemetry/api. Only @naap/server starts the SDK, when it is configured.',
    from: { path: '^(packages|apps)/', pathNot: `^packages/server/src/telemetry/node/sdk|${TESTS}` },
    to: { path: npm('@opentelemetry/(?!api)[^/]+') },
  },
  {
    name: 'browsers-load-no-server-code',
    comment:
      'Code that browsers load gets its instruments from the server as parameters, such as `observe` of the storefront client.',
    from: { path: '^(packages/(ui|state|api-clients|content)|apps/(counter|shop)/src)/', pathNot: TESTS },
    to: { path: [npm('@opentelemetry/[^/]+'), ours('server')] },
  },
  {
    name: 'events-import-amounts-only',
    from: { path: '^packages/state/src/commerce-events/' },
    to: {
      path: `${npm('react')}|^(packages|apps)/|^@naap/`,
      pathNot:
        '^packages/state/src/commerce-events/|^packages/api-clients/src/pricing/|^@naap/api-clients/pricing$',
    },
  },
  {
    name: 'events-are-loaded-on-demand',
    comment: 'Report an action with `useReport`; only the dispatcher turns reports into events.',
    from: {
      path: '^(packages|apps)/',
      pathNot: `^packages/state/(test|src/commerce-events)/|^packages/state/src/events/(dispatcher|order-record)\\.ts$|^apps/shop/src/send-events\\.ts$|${TESTS}|${STORIES}`,
    },
    to: {
      path: '^packages/state/src/commerce-events/|^@naap/state/commerce-events$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'content-is-data',
    comment:
      'The content may import amounts of money, size charts (@naap/api-clients/pricing, /naap) and its translations (@naap/messages/content), and no other layer.',
    from: { path: '^packages/content/src/' },
    to: {
      path: `${npm('react')}|^(packages|apps)/|^@naap/`,
      pathNot:
        '^packages/content/|^packages/api-clients/src/(naap|pricing)/|^packages/messages/generated/content\\.|^@naap/(api-clients/(naap|pricing)|messages/content)$',
    },
  },
  {
    name: 'clients-know-the-wire-only',
    comment: 'A client imports no React, no state and no sandbox.',
    from: { path: '^packages/api-clients/src/', pathNot: TESTS },
    to: {
      path: [
        npm('react|react-dom|react-router-dom|@tanstack/[^/]+'),
        ours('content|state|ui|sandbox|garments|backend'),
      ],
    },
  },
  {
    name: 'firebase-only-in-phone-auth',
    comment: 'Import Firebase in phone-auth/ of the clients only, where it is loaded lazily.',
    from: {
      path: '^(packages|apps)/',
      pathNot: `^packages/api-clients/src/phone-auth/|${TESTS}|${STORIES}`,
    },
    to: { path: npm('firebase') },
  },
  {
    name: 'state-knows-no-screen-and-no-wire',
    comment: 'State imports the clients, TanStack Query and React.',
    from: { path: '^packages/state/src/', pathNot: TESTS },
    to: {
      path: [npm('react-dom|react-router-dom|@connectrpc/[^/]+'), ours('ui|sandbox|garments|backend|proto')],
    },
  },
  {
    name: 'components-know-no-data',
    comment: 'Text, links and values come in as props.',
    from: { path: '^packages/ui/src/(theme|css|components|behaviour)/' },
    to: {
      path: [
        npm('react-router-dom|@tanstack/[^/]+'),
        ours('state|api-clients|backend|proto'),
        '^packages/ui/src/screens/',
      ],
      pathNot:
        '^packages/api-clients/src/(pricing|typed-numbers)/|^@naap/api-clients/(pricing|typed-numbers)$',
    },
  },
  {
    name: 'screens-get-data-from-hooks',
    comment: 'A screen gets its data from the hooks of @naap/state, and its behaviour from ui/src/behaviour.',
    from: { path: '^packages/ui/src/(counter|screens)/', pathNot: `${TESTS}|${STORIES}` },
    to: { path: [npm('@tanstack/[^/]+|@base-ui/[^/]+'), ours(DATA)] },
  },
  {
    name: 'no-screen-imports-another',
    comment:
      'Code that two screens need becomes a component, a hook, or part of app-frame, navigation, product-cards, product-search, address-form or delivery-time.',
    from: { path: '^packages/ui/src/screens/([^/]+)/', pathNot: `${TESTS}|${STORIES}` },
    to: { path: '^packages/ui/src/screens/[A-Z]', pathNot: '^packages/ui/src/screens/$1/' },
  },
  {
    name: 'base-ui-only-in-behaviour',
    comment: 'Wrap Base UI in ui/src/behaviour.',
    from: { path: '^packages/ui/src/(theme|css|components)/' },
    to: { path: npm('@base-ui/[^/]+') },
  },
  {
    name: 'sandbox-knows-the-contracts-only',
    comment: 'The sandbox imports the contracts and the garments, not the shop.',
    from: { path: '^packages/sandbox/src/', pathNot: TESTS },
    to: { path: [npm('react'), ours('state|ui|backend|api-clients')] },
  },
  {
    name: 'backend-knows-contracts-and-storefront',
    comment: 'The backend imports the contracts and the storefront client.',
    from: { path: '^apps/backend/src/', pathNot: TESTS },
    to: { path: [npm('react'), ours('state|ui|sandbox|garments')] },
  },
  {
    name: 'app-composes-screens-state-and-clients',
    from: { path: '^apps/(counter|shop)/src/', pathNot: TESTS },
    to: { path: [npm('@tanstack/[^/]+'), ours('sandbox|garments|backend|proto')] },
  },
  {
    name: 'server-code-stays-on-the-server',
    comment:
      'Browsers do not load it: routes use it where `import.meta.env.SSR` is true only, and the size budget guards that.',
    from: {
      path: '^(packages|apps/shop/src)/',
      pathNot: `^apps/shop/src/(structured-data|site-files|routes)/|^apps/shop/src/(page-renderer|entry-server)\\.tsx$|^packages/fixtures/|^packages/api-clients/src/storefront/store-overview\\.ts$|${TESTS}`,
    },
    to: {
      path: [
        '^apps/shop/src/(structured-data|site-files)/',
        '^packages/api-clients/src/storefront/(sitemap|store-overview)\\.ts$|^@naap/api-clients/(sitemap|store-overview)$',
      ],
    },
  },
  {
    name: 'journeys-and-benchmarks-know-the-shop-from-outside',
    comment:
      'Benchmarks may use the helpers of the journeys, such as the sign-in. Only the modules that start processes import the launcher.',
    from: {
      path: '^(e2e|bench)/',
      pathNot: `${CONFIG}|^e2e/(engines/)?global-setup|^bench/src/start`,
    },
    to: { path: '^(packages|apps|proto)/|^@naap/', pathNot: '^@naap/e2e/' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'swc',
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.tsbuild|dist|storybook-static|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'],
    },
  },
};
