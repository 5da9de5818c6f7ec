/** A post to be sent again: with the bytes of the first attempt, so that the collector recognises it. */
interface Waiting {
  body: string;
  attempts: number;
}

export interface RetryQueue {
  add(body: string): void;
  /** Ends all attempts and drops waiting posts. */
  stop(): void;
}

const MAX_WAITING = 20;
const MAX_ATTEMPTS = 5;
const KEY = '_EA_waiting';

/**
 * Failed posts are tried again after 2, 4, 8 … s; at most 20 are kept, and the oldest are dropped. What is left when the page
 * is closed is passed to the next page of this tab.
 * @param post makes one attempt; resolves to whether no other is needed.
 */
export function createRetryQueue(post: (body: string) => Promise<boolean>): RetryQueue {
  let waiting: Waiting[] = restore();
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function tryAgain() {
    timer = undefined;
    const [first] = waiting;
    if (!first) return;
    first.attempts++;
    if ((await post(first.body)) || first.attempts >= MAX_ATTEMPTS) {
      waiting = waiting.filter((item) => item !== first);
    }
    schedule();
  }

  function schedule() {
    const [first] = waiting;
    if (first && timer === undefined) timer = setTimeout(tryAgain, 1000 * 2 ** first.attempts);
  }

  function persist() {
    try {
      if (waiting.length > 0) sessionStorage.setItem(KEY, JSON.stringify(waiting));
    } catch {
      // The storage is full or forbidden: these posts are lost, but the page goes on.
    }
  }
  addEventListener('pagehide', persist);
  schedule();

  return {
    add(body) {
      if (stopped) return;
      waiting = [...waiting, { body, attempts: 1 }].slice(-MAX_WAITING);
      schedule();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      waiting = [];
      removeEventListener('pagehide', persist);
      restore();
    },
  };
}

/** Takes over what an earlier page left. */
function restore(): Waiting[] {
  try {
    const left = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return left ? JSON.parse(left) : [];
  } catch {
    return [];
  }
}
