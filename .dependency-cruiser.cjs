/**
 * Which way imports run: apps → domain | content | tracking → platform. `npm test` checks the tree against
 * these rules and proves with planted violations that each of them can fail (tools/import-rules.ts).
 */

const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const FOLDERS = [
  'apps',
  'bench',
  'content',
  'domain',
  'e2e',
  'i18n',
  'launcher',
  'platform',
  'sdk',
  'tools',
  'tracking',
];

const TEST = String.raw`(\.test\.tsx?$|/testing/|/[^/]*-for-test\.tsx?$)`;

/** A rule that lets code in `folder` import from nowhere but the folders listed. */
function layer(name, folder, allowed, comment) {
  const others = FOLDERS.filter((other) => ![folder.split('/')[0], ...allowed].includes(other));
  return {
    name,
    comment,
    severity: 'error',
    from: { path: `^${folder}/` },
    to: { path: `^(${others.join('|')})/` },
  };
}

/** How every module writes a product's pid, asks what staff may do, and says what it holds of members. */
const EVERYBODYS = String.raw`^domain/(catalogue/pid|staff/may-act|privacy/(holding|addresses-in-text))\.ts$`;

/**
 * What a module of `domain/` may import besides itself, the schema and the backend's envelope. One that is not
 * listed imports no sibling.
 */
const DOMAIN_MODULES = {
  pricing: ['accounts', 'audit', 'catalogue', 'licences', 'orders', 'tax'],
  licences: ['audit', 'catalogue'],
  'moving-in': [
    'accounts',
    'audit',
    'catalogue',
    'licences',
    'orders',
    'payments',
    // The unit that prices are in.
    'pricing',
    'subscriptions',
    // How VAT ids and addresses are written.
    'tax',
  ],
  downloads: ['audit', 'catalogue', 'licences'],
  'failed-jobs': ['audit'],
  staff: ['accounts', 'audit'],
  // What the provider takes.
  'pay-ratios': ['audit', 'payments'],
  seller: ['audit'],
  invoices: [
    'accounts',
    'audit',
    // Kept exchange rates.
    'books',
    'mail',
    'orders',
    'payments',
    'pricing',
    'seller',
    // Paid periods.
    'subscriptions',
    'tax',
  ],
  books: ['audit', 'invoices', 'orders', 'payments', 'seller', 'tax'],
  accounts: ['audit', 'captcha', 'mail'],
  captcha: ['mail'],
  privacy: ['accounts', 'audit', 'mail'],
  'exchange-codes': ['accounts', 'audit', 'catalogue', 'licences', 'mail', 'subscriptions', 'webhooks'],
  trials: ['accounts', 'catalogue', 'licences', 'mail', 'webhooks'],
  evidence: [
    'checkout',
    'invoices',
    'licences',
    'mail',
    'orders',
    'payments',
    'pricing',
    'subscriptions',
    'tax',
  ],
  'lost-keys': ['accounts', 'captcha', 'licences', 'mail', 'webhooks'],
  webhooks: ['accounts', 'audit', 'licences'],
  risk: ['orders'],
  fulfilment: [
    'accounts',
    'audit',
    'catalogue',
    'licences',
    'orders',
    'payments',
    'pricing',
    'risk',
    'staff',
    'tax',
    'webhooks',
  ],
  sales: ['invoices', 'orders', 'payments', 'seller', 'subscriptions', 'tax'],
  'demo-sales': [
    'accounts',
    'checkout',
    'fulfilment',
    'invoices',
    'licences',
    'orders',
    'payments',
    'subscriptions',
    'tax',
  ],
  subscriptions: [
    'accounts',
    'audit',
    'catalogue',
    'fulfilment',
    // What receipts link to.
    'invoices',
    'licences',
    'mail',
    'orders',
    'payments',
    'pricing',
    'tax',
    'webhooks',
  ],
  members: [
    'accounts',
    'audit',
    'checkout',
    'fulfilment',
    'licences',
    'mail',
    'orders',
    'pricing',
    'privacy',
    'subscriptions',
  ],
  cancellations: ['accounts', 'audit', 'licences', 'mail', 'orders', 'seller', 'staff', 'subscriptions'],
  tax: ['audit', 'orders', 'seller'],
  checkout: [
    'accounts',
    'audit',
    'captcha',
    'catalogue',
    'downloads',
    'fulfilment',
    'invoices',
    'mail',
    'orders',
    'payments',
    'pricing',
    'risk',
    'tax',
  ],
};

const moduleNames = readdirSync(join(__dirname, 'domain'), { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && !['backend-api', 'migrations', 'node_modules', 'testing'].includes(entry.name),
  )
  .map((entry) => entry.name);

const domainRules = moduleNames.map((module) => {
  const allowed = DOMAIN_MODULES[module] ?? [];
  return {
    name: `domain-${module}`,
    comment: `domain/${module} imports ${allowed.length > 0 ? allowed.join(', ') : 'no sibling'}.`,
    severity: 'error',
    from: { path: `^domain/${module}/`, pathNot: TEST },
    to: {
      path: '^domain/[^/]+/',
      pathNot: [`^domain/(${[module, 'backend-api', ...allowed].join('|')})/`, EVERYBODYS],
    },
  };
});

module.exports = {
  forbidden: [
    layer('platform', 'platform', [], 'The ground floor imports nothing of the house.'),
    layer('i18n', 'i18n', ['platform'], 'Words know no code but the list of locales.'),
    layer('domain', 'domain', ['platform', 'i18n'], 'The domain knows neither content nor apps.'),
    layer('content', 'content', ['platform', 'i18n'], 'Content knows neither domain nor apps.'),
    layer('tracking', 'tracking', ['platform', 'i18n'], 'Tracking knows neither domain nor apps.'),
    layer(
      'apps',
      'apps',
      ['platform', 'i18n', 'domain', 'content', 'tracking'],
      'Apps are started, not imported.',
    ),
    {
      name: 'sdk',
      comment:
        'The SDK goes into other people’s programs: it brings nothing of the shop along. Its demo draws QR codes.',
      severity: 'error',
      from: { path: '^sdk/', pathNot: TEST },
      to: { pathNot: '^(sdk|node_modules/qr)/', dependencyTypesNot: ['core'] },
    },
    ...domainRules,
    {
      name: 'apps-stand-alone',
      comment: 'The three programs share code through packages, never directly.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: TEST },
      to: { path: '^apps/[^/]+/', pathNot: '^apps/$1/' },
    },
    {
      name: 'storefront-app',
      comment: 'What screens and server both know of a page is in page/ and calls/.',
      severity: 'error',
      from: { path: '^apps/storefront/(app|calls|page)/', pathNot: TEST },
      to: { path: '^apps/storefront/server/' },
    },
    {
      name: 'storefront-server',
      comment: 'The server gets the screens as a build; what it knows of a page is in page/.',
      severity: 'error',
      from: { path: '^apps/storefront/(server|calls|page)/', pathNot: TEST },
      to: { path: '^apps/storefront/app/' },
    },
    {
      name: 'tracker',
      comment:
        'The tracker is sent to every visitor: it takes the protocol, its rows of the table of cookies, nothing else.',
      severity: 'error',
      from: { path: '^tracking/tracker/', pathNot: TEST },
      to: { pathNot: ['^tracking/(tracker|protocol)/', '^platform/cookies/'] },
    },
    {
      name: 'protocol',
      comment: 'The protocol is the lowest part of tracking.',
      severity: 'error',
      from: { path: '^tracking/protocol/' },
      to: { path: '^tracking/', pathNot: '^tracking/protocol/' },
    },
    {
      name: 'queries-stay-in-their-module',
      comment: 'SQL is called by the use cases of its own module; everybody else calls those.',
      severity: 'error',
      from: { path: '^(domain/[^/]+|[^/]+)/' },
      to: { path: String.raw`^domain/[^/]+/queries(\.ts$|/)`, pathNot: '^$1/' },
    },
    {
      name: 'routes-call-use-cases',
      comment: 'Route files never query the database.',
      severity: 'error',
      from: { path: '^apps/storefront/app/' },
      to: {
        path: [String.raw`/queries(\.ts$|/)`, String.raw`/tables\.ts$`, 'node_modules/(pg|drizzle-orm)/'],
      },
    },
    {
      name: 'payload-behind-content',
      comment: 'The content system is replaced by changing content/ and the back office, nothing else.',
      severity: 'error',
      from: { pathNot: '^(content|apps/backoffice)/' },
      to: { path: 'node_modules/(payload|@payloadcms)/' },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'What tests need is not shipped.',
      severity: 'error',
      from: { pathNot: [TEST, '^(e2e|bench|tools)/'] },
      to: { path: TEST, pathNot: 'node_modules' },
    },
    {
      name: 'pure-tests-need-no-database',
      comment: 'A test that reaches the test database is named *.db.test.ts, or *.heavy.test.ts.',
      severity: 'error',
      from: { path: String.raw`\.test\.tsx?$`, pathNot: String.raw`\.(db|heavy)\.test\.tsx?$` },
      to: { path: '^platform/testing/database\\.ts$', reachable: true },
    },
    {
      name: 'quick-tests-start-no-programs',
      comment: 'A test that starts processes or the event store is named *.heavy.test.ts.',
      severity: 'error',
      from: { path: String.raw`\.test\.tsx?$`, pathNot: String.raw`\.heavy\.test\.tsx?$` },
      to: {
        path: String.raw`^(node:)?child_process$|/testing/(run-|built-|stocked-|clickhouse-endpoint|crash-child)|^launcher/(embedded-postgres|database|supervisor)\.ts$`,
      },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle, also one of types, has no beginning to read from.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      // A tool that installs what it needs in a place of its own.
      from: { pathNot: '^tools/fonts/' },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: String.raw`(^|/)(build|\.next|\.react-router|\.cache|\.data|migrations)/|^virtual:|\+types/`,
    },
    // An `import type` is a dependency, too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
