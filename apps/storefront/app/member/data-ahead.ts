import { AHEAD_HEADER } from '../../page/ahead.ts';

/** How long somebody stays on a link before its data is asked for, ms: who only passes over it asks for nothing. */
const MEANT = 60;

/** How long what was asked for waits for its navigation, ms. What is shown is never older than that. */
export const KEPT = 3_000;

/** What of the browser is used; tests bring their own. */
export interface Browser {
  fetch: typeof fetch;
  setTimeout(then: () => void, ms: number): number;
  clearTimeout(timer: number | undefined): void;
  /** The time, ms: a timer stands still while a laptop sleeps. */
  now(): number;
}

/** Where React Router asks for what the member area shows at an address. */
export function dataOf(href: string): string {
  const url = new URL(href);
  url.pathname += '.data';
  url.hash = '';
  url.searchParams.set('_routes', 'member');
  return url.href;
}

/**
 * Asks for the data of a page that somebody is about to open, and hands the answer to the navigation that asks for the
 * same: once, within seconds, from memory. These pages are `no-store`, so no cache of the browser's may keep it. Whatever
 * is sent meanwhile, a form or a call, may change what is shown: it drops what was asked for.
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
    // A navigation that finds it unanswered asks by itself.
    answer.catch(() => {});
    const asked = { address, answer, until: browser.now() + KEPT, end };
    ahead = asked;
    browser.setTimeout(() => ahead === asked && drop(), KEPT);
  }

  return {
    /** @param sure whether it is pressed already, and not only pointed at */
    ask(address: string, sure: boolean): void {
      browser.clearTimeout(meant);
      if (ahead?.address === address && browser.now() < ahead.until) return;
      if (sure) askNow(address);
      else meant = browser.setTimeout(() => askNow(address), MEANT);
    },

    /** The link is not pointed at any more. What was asked for stays. */
    leave: () => browser.clearTimeout(meant),

    /** Stands for the browser's own. */
    async fetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
      // A report of the tracker's: nobody's, so it changes nothing that is shown.
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
      // A refusal, too, is the answer: asking twice would double the work of a shop where something fails.
      const answer = await found.answer.catch(() => undefined);
      // Without content: it is for the navigation itself to hear that the session has ended.
      return answer && answer.status !== 204 ? answer : send(input, init);
    },

    drop,
  };
}

export type DataAhead = ReturnType<typeof dataAhead>;

/** Puts it before the page's `fetch`, which is what React Router asks with. @returns it, and the way to take it out again */
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
