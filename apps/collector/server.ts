import { createServer, type IncomingMessage, type Server } from 'node:http';
import { hasSeveralHosts } from '@spindle/platform/host-header.ts';
import { mayReadMetrics } from '@spindle/platform/metrics-access.ts';
import { observeRequests } from '@spindle/platform/observe-requests.ts';
import { REPORT_PATH } from '@spindle/tracking/protocol/event.ts';
import { type Answer, refusal, send } from './answer.ts';
import { corsHeaders, originAllowed, preflightHeaders } from './cors.ts';
import { type ReportsDeps, reports } from './reports.ts';
import { takeUpload, type UploadDeps } from './take-upload.ts';

export type ServerDeps = UploadDeps &
  ReportsDeps & {
    origins: ReadonlySet<string>;
    metricsToken: string | undefined;
    /** False while the process starts or drains. */
    isReady(): boolean;
  };

/** Limits of one connection, so that nobody can hold memory by being slow. Times in ms. */
const LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  /** Longer than a proxy keeps its connections (nginx: 60 s), so that it never sends on one that is being closed here. */
  keepAliveTimeout: 65_000,
  /** When a connection is closed on which nothing moves during a request, including while its answer is being read. */
  stalled: 15_000,
  /** For a client that sends but never reads: how many answers, of 400 bytes each, can wait in the kernel. */
  maxRequestsPerSocket: 500,
};

/** The collector's HTTP interface. */
export function createCollectorServer(deps: ServerDeps): Server {
  const server = createServer(LIMITS, (request, response) => {
    answer(deps, request).then((answer) => send(response, answer));
  });
  server.maxRequestsPerSocket = LIMITS.maxRequestsPerSocket;
  server.setTimeout(LIMITS.stalled, (socket) => socket.resetAndDestroy());
  observeRequests(server, deps.metrics, routeLabel);
  return server;
}

function routeLabel(url: string): string {
  const path = url.split('?', 1)[0] as string;
  if (path.startsWith('/reports/')) return '/reports';
  return [REPORT_PATH, '/healthz', '/readyz', '/metrics'].includes(path) ? path : 'other';
}

async function answer(deps: ServerDeps, request: IncomingMessage): Promise<Answer> {
  if (hasSeveralHosts(request.rawHeaders)) {
    const { headers, ...refused } = refusal(400, 'several_hosts');
    return { ...refused, headers: { ...headers, connection: 'close' } };
  }
  try {
    return await route(deps, request);
  } catch (error) {
    deps.log.error({ err: error, path: request.url?.split('?', 1)[0] }, 'request failed');
    return refusal(500, 'server_error');
  }
}

async function route(deps: ServerDeps, request: IncomingMessage): Promise<Answer> {
  const url = request.url ?? '/';
  const path = url.split('?', 1)[0] as string;
  if (path === REPORT_PATH) return answerUpload(deps, request);
  if (path.startsWith('/reports/')) return reports(deps, request, new URL(url, 'http://collector'));
  switch (path) {
    case '/healthz':
      return { status: 200, body: 'ok' };
    case '/readyz':
      return deps.isReady() ? { status: 200, body: 'ready' } : { status: 503, body: 'not ready' };
    case '/metrics':
      return readMetrics(deps, request);
    default:
      return refusal(404, 'not_found');
  }
}

async function readMetrics({ metrics, metricsToken }: ServerDeps, request: IncomingMessage): Promise<Answer> {
  const { remoteAddress } = request.socket;
  if (!mayReadMetrics({ remoteAddress, headers: request.headers }, metricsToken)) {
    return refusal(403, 'forbidden');
  }
  const { contentType, body } = await metrics.read();
  return { status: 200, body, headers: { 'content-type': contentType } };
}

async function answerUpload(deps: ServerDeps, request: IncomingMessage): Promise<Answer> {
  const { origin } = request.headers;
  if (!originAllowed(request.headers, deps.origins)) return refusal(403, 'forbidden_origin');
  if (request.method === 'OPTIONS') return { status: 204, headers: preflightHeaders(origin) };
  if (request.method !== 'POST') return refusal(405, 'method_not_allowed');
  const answer = await takeUpload(deps, request);
  return { ...answer, headers: { ...answer.headers, ...corsHeaders(origin) } };
}
