import { AHEAD_HEADER } from '../../page/ahead.ts';

/** How long somebody stays on a link before its data is requested, ms: merely passing over it requests nothing. */
const MEANT = 60;

/** How long an answer is kept for its navigation, ms. What is shown is never older than that. */
export const KEPT = 3_000;

/** What is used of the browser; tests pass their own. */
export interface Browser {
  fetch: typeof fetch;
  setTimeout(then: () => void, ms: number): number;
  clearTimeout(timer: number | undefined): void;
  /** The time, ms: timers stand still while a laptop sleeps. */
  now(): number;
}

/** Where React Router requests what the member area shows at an address. */
export function dataOf(href: string): string {
  const url = new URL(href);
  url.pathname += '.data';
  url.hash = '';
  url.searchParams.set('_routes', 'member');
  return url.href;
}

/**
 * Requests the data of a page that somebody is about to open, and passes the answer to the navigation that requests the
 * same: once, within seconds, from memory. These pages are `no-store`, so no cache of the browser may keep it. A form or
 * call that is sent meanwhile may change what is shown, so it drops the answer.
 */
export function dataAhead(browser: Browser) {
  const { fetch: send } = browser;
  let meant: number | undefined;
  let ahead: { address: string; answer: Promise<Response>; until: number; end: AbortController } | undefined;

  function drop() {
    browser.clearTimeout(meant);
    ahead?.end.abort();
    ahead = undefined;
  }

  function askNow(address: string) {
    drop();
    const end = new AbortController();
    const answer = send(address, { signal: end.signal, headers: { [AHEAD_HEADER]: '1' } });
    // A navigation that finds no answer sends a request of its own.
    answer.catch(() => {});
    const asked = { address, answer, until: browser.now() + KEPT, end };
    ahead = asked;
    browser.setTimeout(() => ahead === asked && drop(), KEPT);
  }

  return {
    /** @param sure whether the link is already pressed, and not only pointed at */
    ask(address: string, sure: boolean): void {
      browser.clearTimeout(meant);
      if (ahead?.address === address && browser.now() < ahead.until) return;
      if (sure) askNow(address);
      else meant = browser.setTimeout(() => askNow(address), MEANT);
    },

    /** The pointer has left the link. A request that was sent stays. */
    leave: () => browser.clearTimeout(meant),

    /** Takes the place of the browser's own. */
    async fetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
      // A report of the tracker: it is sent without credentials, so it changes nothing that is shown.
      if (init?.credentials === 'omit') return send(input, init);
      if ((init?.method ?? (input instanceof Request ? input.method : 'GET')) !== 'GET') {
        drop();
        return send(input, init).finally(drop);
      }
      if (ahead && browser.now() >= ahead.until) drop();
      const found = ahead?.address === String(input) ? ahead : undefined;
      if (!found) return send(input, init);
      ahead = undefined;
      init?.signal?.addEventListener('abort', () => found.end.abort());
      // A refusal is an answer, too: asking twice would double the work of a shop in trouble.
      const answer = await found.answer.catch(() => undefined);
      // 204 No Content: the navigation itself must learn that the session has ended.
      return answer && answer.status !== 204 ? answer : send(input, init);
    },

    drop,
  };
}

export type DataAhead = ReturnType<typeof dataAhead>;

/**
 * Puts it in front of the page's `fetch`, which React Router uses.
 * @returns it, with `end` to remove it again
 */
export function beginDataAhead(): DataAhead & { end(): void } {
  const own = window.fetch;
  const ahead = dataAhead({
    fetch: own.bind(window),
    setTimeout: (then, ms) => window.setTimeout(then, ms),
    clearTimeout: (timer) => window.clearTimeout(timer),
    now: Date.now,
  });
  window.fetch = ahead.fetch;
  return {
    ...ahead,
    end() {
      window.fetch = own;
      ahead.drop();
    },
  };
}
