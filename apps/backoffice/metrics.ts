import { type Metrics, openMetrics } from '@spindle/platform/metrics.ts';

/** Kept on `globalThis`, because Next.js bundles its routes separately from the server's start, which does the counting. */
const KEY = Symbol.for('spindle.metrics');
const holder = globalThis as { [KEY]?: Metrics };
holder[KEY] ??= openMetrics('backoffice');

export const metrics = holder[KEY];
