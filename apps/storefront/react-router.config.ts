import type { Config } from '@react-router/dev/config';

export default {
  // Tests build beside what a running shop uses.
  buildDirectory: process.env.STOREFRONT_BUILD ?? 'build',
  // The few routes that hydrate are known at the start, so no manifest calls follow.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
