import type { Config } from '@react-router/dev/config';

export default {
  // The few routes that hydrate are known at the start, so no manifest calls follow.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
