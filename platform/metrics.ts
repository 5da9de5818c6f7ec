import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** For the program's own counters. */
  registry: Registry;
  /** @param route the pattern and never the path: every label value is kept for good. */
  observeRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  /** The body of `/metrics` and its content type. */
  read(): Promise<{ contentType: string; body: string }>;
}

/** Metrics of one program in Prometheus's format. */
export function openMetrics(program: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ program });
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.015, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  return {
    registry,
    observeRequest({ method, route, status, seconds }) {
      requests.observe({ method, route, status: String(status) }, seconds);
    },
    async read() {
      return { contentType: registry.contentType, body: await registry.metrics() };
    },
  };
}
