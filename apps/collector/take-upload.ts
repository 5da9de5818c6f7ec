import type { IncomingMessage } from 'node:http';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Log } from '@spindle/platform/log.ts';
import { type ProxySettings, readVisitor } from '@spindle/platform/visitor.ts';
import { decodeUpload } from '@spindle/tracking/protocol/decode-upload.ts';
import { MAX_UPLOAD_BYTES } from '@spindle/tracking/protocol/event.ts';
import { type EventRow, errorRow, eventRow, type Receipt } from '@spindle/tracking/store/event-row.ts';
import { type Answer, refusal } from './answer.ts';
import type { Batcher } from './batcher.ts';
import type { CollectorMetrics } from './metrics.ts';
import { pageViewIds } from './page-view-ids.ts';
import { type Room, readBody } from './read-body.ts';
import type { RecentUploads } from './recent-uploads.ts';

export interface UploadDeps {
  clock: Clock;
  log: Log;
  /** For the bodies on their way. */
  room: Room;
  batcher: Batcher<EventRow>;
  recent: RecentUploads<Answer>;
  metrics: CollectorMetrics;
  /** Key of the hashes that stand for persons. */
  personKey: Buffer;
  /** Who is believed about the visitor's country. */
  proxies: ProxySettings;
}

export const ACCEPTED: Answer = { status: 200, body: { cscode: 0 } };

/** Takes one post (spec §7): it is answered with success only when it is stored. */
export async function takeUpload(deps: UploadDeps, request: IncomingMessage): Promise<Answer> {
  const body = await readBody(request, MAX_UPLOAD_BYTES, deps.room);
  if (body === 'too_large') return refuse(deps, 413, 'too_large');
  if (body === 'busy') return refuse(deps, 503, 'busy');
  if (body === 'aborted') return refuse(deps, 400, 'aborted');
  // The browser's own "do not sell or share" is a no, whatever the page thought.
  if (request.headers['sec-gpc'] === '1') {
    deps.metrics.uploads.inc({ outcome: 'gpc' });
    return ACCEPTED;
  }

  const upload = decodeUpload(body);
  if (!upload.ok) return refuse(deps, 400, upload.error);

  const receipt: Receipt = {
    uploadId: upload.uploadId,
    guid: upload.guid,
    receivedAt: deps.clock.now(),
    country: readVisitor(request, deps.proxies).country ?? '',
  };
  const { repeated, answer } = deps.recent.once(upload.uploadId, async () => {
    if (upload.kind === 'error') {
      return storeRow(deps, errorRow(upload.report, receipt, deps.personKey), body.length, ACCEPTED);
    }
    if (upload.event.event !== 'page_view') {
      return storeRow(deps, eventRow(upload.event, receipt, deps.personKey), body.length, ACCEPTED);
    }
    const data = pageViewIds(upload.event, receipt.receivedAt);
    const row = eventRow({ ...upload.event, ...data }, receipt, deps.personKey);
    return storeRow(deps, row, body.length, { status: 200, body: { cscode: 0, data } });
  });
  if (repeated) deps.metrics.uploads.inc({ outcome: 'repeated' });
  return answer;
}

/** Only an answer below 500 tells the tracker not to try again (`tracking/tracker/start-tracker.ts`). */
const FAILURES = {
  full: { status: 503, error: 'busy' },
  failed: { status: 503, error: 'not_stored' },
  refused: { status: 400, error: 'not_storable' },
} as const;

async function storeRow(deps: UploadDeps, row: EventRow, bytes: number, answer: Answer): Promise<Answer> {
  const outcome = await deps.batcher.add(row, bytes);
  if (outcome !== 'stored') return refuse(deps, FAILURES[outcome].status, FAILURES[outcome].error);
  deps.metrics.uploads.inc({ outcome: 'stored' });
  return answer;
}

function refuse(deps: UploadDeps, status: 400 | 413 | 503, error: string): Answer {
  deps.metrics.uploads.inc({ outcome: error });
  deps.metrics.complaints.note(error);
  return refusal(status, error);
}
