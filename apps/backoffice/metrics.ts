import { type Metrics, openMetrics } from '@spindle/platform/metrics.ts';

/** Kept globally, because Next.js bundles the start of the server, which counts, and its routes apart. */
const KEY = Symbol.for('spindle.metrics');
const holder = globalThis as { [KEY]?: Metrics };
holder[KEY] ??= openMetrics('backoffice');

export const metrics = holder[KEY];
