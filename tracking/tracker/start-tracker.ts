import { encodeUpload } from '../protocol/encode-upload.ts';
import {
  type ErrorReport,
  type EventName,
  type PageViewAnswer,
  type TrackingEvent,
  WEB_VERSION,
} from '../protocol/event.ts';
import { scrubUrl } from '../protocol/scrub-url.ts';
import { isDeveloper } from './developer-mode.ts';
import { createIdentity } from './identity.ts';
import { reportUrl } from './report-url.ts';
import { createRetryQueue, type RetryQueue } from './retry-queue.ts';
import { tracePage } from './trace.ts';
import { type EventFields, receiveTracked } from './track.ts';
import { watchClicks } from './watch-clicks.ts';
import { watchPages } from './watch-pages.ts';
import { whenActivated } from './when-activated.ts';

export interface Tracker {
  /** Ends recording and deletes everything that was stored. */
  stop(): void;
}

export interface TrackerOptions {
  /** Origin of the collector; on a test host `test-` is put in front (spec §7). */
  collector: string;
  /** Asked before each event: the visitor may have withdrawn consent in another tab. */
  allowed(): boolean;
  /** Whether events from before this call count, as they do if consent was given before the page. */
  keepEarlier: boolean;
}

/** Starts recording. Call it only with the visitor's consent; nothing here may run before that. */
export function startTracker(options: TrackerOptions): Tracker {
  const endpoint = reportUrl(options.collector, location.hostname);
  const identity = createIdentity();
  let queue: RetryQueue | undefined;
  let endings: (() => void)[] = [];
  let sequence = 0;
  /** The body of this document's page view. Those of earlier documents may still be answered. */
  let pageView: string | undefined;
  let stopped = false;
  let complained = false;
  const visitor = () => ({ guid: identity.guid(), developer: isDeveloper() });

  /** One attempt by fetch; `true` when the collector has it, or will never accept it. */
  async function post(body: string): Promise<boolean> {
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        body,
        keepalive: true,
        credentials: 'omit',
        headers: { 'content-type': 'text/html' },
      });
      if (response.status >= 500 || response.status === 429) return false;
      if (!response.ok) complain(`report answered ${response.status}`);
      const answer = (await response.json()) as Partial<PageViewAnswer>;
      if (!stopped && answer.data) identity.adopt(answer.data, body === pageView);
      return true;
    } catch {
      return false;
    }
  }

  /** Tells the collector, once per page, that something is wrong here (spec §7). */
  function complain(message: string) {
    if (complained || stopped) return;
    complained = true;
    const report: ErrorReport = {
      level: 'error',
      message,
      url: scrubUrl(location.href),
      web_version: WEB_VERSION,
      event_time: Date.now(),
      sequence: ++sequence,
    };
    navigator.sendBeacon?.(endpoint, encodeUpload(report, visitor()));
  }

  function encode(
    event: EventName,
    fields: EventFields,
    xargs_request_type: TrackingEvent['xargs_request_type'],
  ): string {
    const payload: TrackingEvent = {
      ...fields,
      ...identity.ids(),
      event,
      event_time: Date.now(),
      sequence,
      url: scrubUrl(location.href),
      web_version: WEB_VERSION,
      xargs_request_type,
      lang_domain: document.documentElement.lang,
      viewport_width: innerWidth,
      viewport_height: innerHeight,
    };
    return encodeUpload(payload, visitor());
  }

  async function sendByFetch(event: EventName, fields: EventFields) {
    const body = encode(event, fields, 'axios');
    if (event === 'page_view') pageView = body;
    if (!(await post(body))) queue?.add(body);
  }

  function send(event: EventName, fields: EventFields = {}) {
    if (!stopped && !options.allowed()) stop();
    if (stopped) return;
    sequence++;
    // A page view needs the ids in its answer, which a beacon does not have.
    if (event === 'page_view') void sendByFetch(event, fields);
    else if (!navigator.sendBeacon?.(endpoint, encode(event, fields, 'send_beacon'))) {
      void sendByFetch(event, fields);
    }
  }

  function stop() {
    stopped = true;
    for (const end of endings) end();
    queue?.stop();
    identity.forget();
  }

  // A page that the browser prerenders has no visitor yet.
  whenActivated(() => {
    if (stopped) return;
    queue = createRetryQueue(post);
    endings = [
      watchPages((referrer) => {
        identity.newDocument();
        send('page_view', {
          referer_url: scrubUrl(referrer),
          scroll_height: document.documentElement.scrollHeight,
        });
      }),
      watchClicks(send),
      receiveTracked(send, options.keepEarlier),
    ];
    tracePage(document);
  });
  return { stop };
}
