/** One violation of each rule of `.dependency-cruiser.cjs`, by the rule's name: the file that breaks it and what it imports. */
const PLANTED: Readonly<Record<string, { from: string; to: string }>> = {
  platform: { from: 'platform/clock.ts', to: 'domain/orders/order.ts' },
  i18n: { from: 'i18n/messages.ts', to: 'domain/orders/order.ts' },
  domain: { from: 'domain/orders/place-order.ts', to: 'content/reading/readers.ts' },
  content: { from: 'content/publishing/publish.ts', to: 'domain/orders/order.ts' },
  tracking: { from: 'tracking/reports/reports.ts', to: 'domain/orders/order.ts' },
  apps: { from: 'apps/collector/main.ts', to: 'launcher/processes.ts' },
  'apps-stand-alone': { from: 'apps/storefront/server/main.ts', to: 'apps/collector/answer.ts' },
  'storefront-app': { from: 'apps/storefront/app/root.tsx', to: 'apps/storefront/server/pages.ts' },
  'storefront-server': { from: 'apps/storefront/server/route-table.ts', to: 'apps/storefront/app/words.ts' },
  sdk: { from: 'sdk/typescript/licensing.ts', to: 'platform/log.ts' },
  tracker: { from: 'tracking/tracker/main.ts', to: 'platform/log.ts' },
  protocol: { from: 'tracking/protocol/event.ts', to: 'tracking/store/schema.ts' },
  'queries-stay-in-their-module': { from: 'domain/checkout/pay.ts', to: 'domain/orders/queries.ts' },
  'routes-call-use-cases': { from: 'apps/storefront/app/home.tsx', to: 'domain/orders/tables.ts' },
  'payload-behind-content': { from: 'apps/storefront/server/cms.ts', to: 'node_modules/payload/index.js' },
  'tests-are-not-imported': { from: 'domain/orders/show-order.ts', to: 'domain/orders/testing/order.ts' },
  'pure-tests-need-no-database': {
    from: 'platform/clock.test.ts',
    to: 'platform/testing/database.ts',
  },
  'quick-tests-start-no-programs': {
    from: 'apps/collector/main.db.test.ts',
    to: 'tracking/testing/run-collector.ts',
  },
  'no-cycles': { from: 'platform/one.ts', to: 'platform/one.ts' },
  resolvable: { from: 'platform/lost.ts', to: 'platform/nowhere.ts' },
};

/** Modules of the domain have a rule each; all are broken in the same way. */
export function violationOf(rule: string): { from: string; to: string } | undefined {
  const module = /^domain-(.+)$/.exec(rule)?.[1];
  return module ? { from: `domain/${module}/planted.ts`, to: 'domain/elsewhere/thing.ts' } : PLANTED[rule];
}
