import type { Config } from '@react-router/dev/config';

export default {
  // The few hydrated routes are known at the start, so no manifest has to be fetched later.
  routeDiscovery: { mode: 'initial' },
  // The browser code of a form's action is half a kilobyte: in a module of its own it would be one more request.
  splitRouteModules: false,
} satisfies Config;
