import type { Config } from '@react-router/dev/config';

export default {
  // The few routes that hydrate are known at the start, so no manifest calls follow.
  routeDiscovery: { mode: 'initial' },
  // What a form does in the browser is half a kilobyte: in a module of its own it would be one request more.
  splitRouteModules: false,
} satisfies Config;
