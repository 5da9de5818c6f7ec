import type { IncomingMessage } from 'node:http';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Log } from '@spindle/platform/log.ts';
import { type ProxySettings, readVisitor } from '@spindle/platform/visitor.ts';
import { type DecodedUpload, decodeUpload } from '@spindle/tracking/protocol/decode-upload.ts';
import { MAX_UPLOAD_BYTES, type TrackingEvent } from '@spindle/tracking/protocol/event.ts';
import { type EventRow, errorRow, eventRow, type Receipt } from '@spindle/tracking/store/event-row.ts';
import { type Answer, refusal } from './answer.ts';
import type { Journal } from './journal/journal.ts';
import type { CollectorMetrics } from './metrics.ts';
import { pageViewIds } from './page-view-ids.ts';
import { type Room, readBody } from './read-body.ts';
import type { RecentUploads } from './recent-uploads.ts';

export interface UploadDeps {
  clock: Clock;
  log: Log;
  /** For the bodies being read. */
  room: Room;
  journal: Pick<Journal, 'append'>;
  recent: RecentUploads;
  metrics: CollectorMetrics;
  /** Key of the hashes that replace addresses and devices. */
  personKey: Buffer;
  /** Which proxies are trusted about the visitor's country. */
  proxies: ProxySettings;
}

const ACCEPTED: Answer = { status: 200, body: { cscode: 0 } };

/** Takes one post (spec §7): it is answered with success only once the journal has it on disk. */
export async function takeUpload(deps: UploadDeps, request: IncomingMessage): Promise<Answer> {
  const body = await readBody(request, MAX_UPLOAD_BYTES, deps.room);
  if (body === 'too_large') return refuse(deps, 413, 'too_large');
  if (body === 'busy') return refuse(deps, 503, 'busy');
  if (body === 'aborted') return refuse(deps, 400, 'aborted');
  // The browser's own "do not sell or share" is a refusal, whatever the page assumed.
  if (request.headers['sec-gpc'] === '1') {
    deps.metrics.uploads.inc({ outcome: 'gpc' });
    return ACCEPTED;
  }

  const upload = decodeUpload(body);
  if (!upload.ok) return refuse(deps, 400, upload.error);

  const now = deps.clock.now().getTime();
  const known = deps.recent.find(upload.uploadId, now);
  const time = known?.time ?? now;
  const isPageView = upload.kind === 'event' && upload.event.event === 'page_view';
  const ids = isPageView ? pageViewIds(upload.event, upload.uploadId, time) : undefined;
  const keep = () => {
    const country = readVisitor(request, deps.proxies).country ?? '';
    const receipt = { uploadId: upload.uploadId, guid: upload.guid, receivedAt: new Date(time), country };
    return deps.journal.append(JSON.stringify(rowOf(upload, ids, receipt, deps.personKey)));
  };
  const outcome = await (known?.outcome ?? deps.recent.add(upload.uploadId, time, keep()));
  if (outcome !== 'kept') return refuse(deps, 503, FAILURES[outcome]);
  deps.metrics.uploads.inc({ outcome: known ? 'repeated' : 'kept' });
  return ids ? { status: 200, body: { cscode: 0, data: ids } } : ACCEPTED;
}

/** An answer of 500 or above tells the tracker to try again (`tracking/tracker/start-tracker.ts`). */
const FAILURES = { full: 'busy', failed: 'not_stored' } as const;

function rowOf(
  upload: DecodedUpload,
  ids: Partial<TrackingEvent> | undefined,
  receipt: Receipt,
  key: Buffer,
): EventRow {
  return upload.kind === 'error'
    ? errorRow(upload.report, receipt, key)
    : eventRow({ ...upload.event, ...ids }, receipt, key);
}

function refuse(deps: UploadDeps, status: 400 | 413 | 503, error: string): Answer {
  deps.metrics.uploads.inc({ outcome: error });
  deps.metrics.complaints.note(error);
  return refusal(status, error);
}
