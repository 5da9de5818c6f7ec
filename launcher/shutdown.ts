/** Something that has been started. */
export interface Part {
  stop(): Promise<void>;
  /** Ends it without waiting, when the operator won't wait. */
  kill(): void;
}

export interface Shutdown {
  /** Aborted as soon as stopping has begun. */
  signal: AbortSignal;
  /** Parts are stopped in reverse order. */
  add(part: Part): void;
}

/**
 * Starts something and keeps the process running until SIGTERM, Ctrl-C or a closed terminal stops it in order; a second signal
 * ends it at once. If the start fails, everything already started is stopped and the exit code is 1.
 */
export function runUntilStopped(
  start: (shutdown: Shutdown) => Promise<void>,
  on: { say(line: string): void; failure(error: unknown): void },
): void {
  // A closed terminal or pipe must not end the launcher before it has stopped its programs.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  const parts: Part[] = [];
  const controller = new AbortController();
  let stopping: Part | undefined;

  const killAll = () => {
    stopping?.kill();
    for (const part of parts.toReversed()) part.kill();
    process.exit(1);
  };
  const end = async (code: number) => {
    controller.abort();
    // The start notices the signal and gives up; until then it may still add parts.
    await work.catch(() => {});
    for (stopping = parts.pop(); stopping; stopping = parts.pop()) await stopping.stop();
    process.exit(code);
  };
  const endOrKill = (code: number) => {
    end(code).catch((error: unknown) => {
      on.failure(error);
      killAll();
    });
  };

  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) return killAll();
      on.say(name === 'SIGINT' ? 'Stopping … (Ctrl-C again stops at once)' : 'Stopping …');
      endOrKill(0);
    });
  }
  const work = start({ signal: controller.signal, add: (part) => parts.push(part) });
  work.catch((error: unknown) => {
    // A failure that comes from being told to stop is none.
    if (controller.signal.aborted) return;
    on.failure(error);
    endOrKill(1);
  });
}

/** Waits for `work`, but only until stopping begins. */
export async function unlessEnding<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const ending = new Promise<never>((_, failed) => {
    signal.addEventListener('abort', () => failed(signal.reason as Error), { once: true });
  });
  return Promise.race([work, ending]);
}

/**
 * Does several things at once. If one fails, the others are told to stop and are waited for, so that the shutdown knows
 * everything they have started.
 */
export async function together(
  ending: AbortSignal,
  work: readonly ((signal: AbortSignal) => Promise<void>)[],
): Promise<void> {
  const failure = new AbortController();
  const signal = AbortSignal.any([ending, failure.signal]);
  await Promise.allSettled(
    work.map((run) => run(signal).catch((error: unknown) => failure.abort(failure.signal.reason ?? error))),
  );
  failure.signal.throwIfAborted();
  ending.throwIfAborted();
}
