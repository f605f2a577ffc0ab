/**
 * Who may import whom, read by `npm run check`; docs/architecture.md says the same in words and apps/gateway/test/walls.test.ts
 * breaks every rule on purpose. Imports of types count: a feature that needs another's types is tied to it all the same.
 */

/** Tests stand things up as they need them: they may reach inside a feature and start the simulators. */
const TESTS =
  '\\.test\\.tsx?$|/test-[^/]+\\.tsx?$|/(port-suite|recorded-call|notice-catcher)\\.ts$|^apps/[^/]+/test/';
const GATEWAY = '^apps/gateway/src';
const PORTAL = '^apps/portal/app';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-imports-nothing',
      comment: 'Business words have no dependencies.',
      severity: 'error',
      from: { path: '^packages/(domain|places)/src', pathNot: TESTS },
      to: { path: '^(packages|apps)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'packages-import-domain-only',
      comment: 'A package knows the business words and no other package.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src', pathNot: TESTS },
      to: { path: '^packages/', pathNot: '^packages/(domain|$1)/' },
    },
    {
      name: 'packages-import-no-app',
      comment: 'Packages lie below the apps.',
      severity: 'error',
      from: { path: '^packages/', pathNot: TESTS },
      to: { path: '^(apps|e2e|bench|torture)/' },
    },
    {
      name: 'apps-stay-apart',
      comment: 'Apps meet at the contract, not in their code. Tests may start the simulators.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: TESTS },
      to: { path: '^(apps|e2e|bench|torture)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'no-tests-in-production',
      comment: 'What only tests need never runs in a server or a browser.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'gateway-foundations-know-no-feature',
      comment: 'What carries the features does not know them; main.ts is where a command begins.',
      severity: 'error',
      from: {
        path: `${GATEWAY}/(http|db|jobs|memory|paper|workers|observability|adapters|operator|data)/`,
        pathNot: [TESTS, '/main\\.ts$'],
      },
      to: { path: `${GATEWAY}/(features/|features\\.ts|join-features\\.ts|outside-services\\.ts)` },
    },
    {
      name: 'gateway-features-meet-at-faces',
      comment: "Another feature's index.ts, or its tables.ts to read them in a join.",
      severity: 'error',
      from: { path: `${GATEWAY}/features/([^/]+)/`, pathNot: TESTS },
      to: {
        path: `${GATEWAY}/features/`,
        pathNot: [`${GATEWAY}/features/$1/`, `${GATEWAY}/features/[^/]+/(index|tables)\\.ts$`],
      },
    },
    {
      name: 'gateway-features-are-joined-outside',
      comment: 'A feature is handed what it needs; it does not know where it is joined with the others.',
      severity: 'error',
      from: { path: `${GATEWAY}/features/`, pathNot: TESTS },
      to: { path: `${GATEWAY}/(features|join-features|outside-services|app|server)\\.ts$` },
    },
    {
      name: 'gateway-insides-are-private',
      comment: 'Whoever joins features sees their faces. Measurements in bench/ may look deeper.',
      severity: 'error',
      from: { path: '^(apps|packages|e2e|scripts)/', pathNot: [TESTS, `${GATEWAY}/features/`] },
      to: { path: `${GATEWAY}/features/`, pathNot: `${GATEWAY}/features/[^/]+/index\\.ts$` },
    },
    {
      name: 'gateway-vendors-behind-ports',
      comment: 'Features see what a service can do, not who does it.',
      severity: 'error',
      from: {
        path: `${GATEWAY}/(features|http|db|jobs|memory|paper|workers|observability|operator|data)/`,
        pathNot: TESTS,
      },
      to: { path: `${GATEWAY}/adapters/`, pathNot: '/port\\.ts$' },
    },
    {
      name: 'gateway-adapters-stay-apart',
      comment: 'One vendor does not lean on another; what they share lies beside them.',
      severity: 'error',
      from: { path: `${GATEWAY}/adapters/([^/]+)/` },
      to: { path: `${GATEWAY}/adapters/[^/]+/`, pathNot: `${GATEWAY}/adapters/$1/` },
    },
    {
      name: 'portal-arrows-run-one-way',
      comment: 'shell → features → shared → packages; the table of pages is for everybody.',
      severity: 'error',
      from: { path: `${PORTAL}/(shared|features)/`, pathNot: TESTS },
      to: {
        path: `${PORTAL}/`,
        pathNot: [`${PORTAL}/shared/`, `${PORTAL}/features/`, `${PORTAL}/pages\\.ts$`],
      },
    },
    {
      name: 'portal-shared-knows-no-feature',
      comment: 'shell → features → shared → packages.',
      severity: 'error',
      from: { path: `${PORTAL}/shared/`, pathNot: TESTS },
      to: { path: `${PORTAL}/features/` },
    },
    {
      name: 'portal-features-meet-at-faces',
      comment: "Another feature's index.ts.",
      severity: 'error',
      from: { path: `${PORTAL}/features/([^/]+)/`, pathNot: TESTS },
      to: {
        path: `${PORTAL}/features/`,
        pathNot: [`${PORTAL}/features/$1/`, `${PORTAL}/features/[^/]+/index\\.tsx?$`],
      },
    },
    {
      name: 'portal-shell-sees-faces',
      comment: 'Only the host of the dialogs opens what lies inside a feature, when it is asked for.',
      severity: 'error',
      from: { path: `${PORTAL}/shell/`, pathNot: [TESTS, `${PORTAL}/shell/dialogs/`] },
      to: { path: `${PORTAL}/features/`, pathNot: `${PORTAL}/features/[^/]+/index\\.tsx?$` },
    },
    {
      name: 'portal-ui-stands-alone',
      comment: 'Pieces to draw with know numbers, days and phones, and nothing of who uses them.',
      severity: 'error',
      from: { path: `${PORTAL}/shared/ui/`, pathNot: TESTS },
      to: { path: '^(apps|packages)/', pathNot: [`${PORTAL}/shared/ui/`, '^packages/domain/'] },
    },
    {
      name: 'journeys-use-the-portal-as-people-do',
      comment: 'A journey knows the words of the domain and no code of an app.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(apps|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|build|dist|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
