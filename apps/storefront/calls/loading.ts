/** Where something that is loaded stands (spec §4). */
export type Loading<Data> =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'success'; data: Data }
  | { status: 'error'; error: unknown };

/** Something that is loaded when it is asked for, and what has come of it. */
export interface Loadable<Input extends unknown[], Data> {
  current(): Loading<Data>;
  /** Loads it anew. What an earlier load still brings is dropped: the last one that was asked for counts. */
  load(...input: Input): Promise<Loading<Data>>;
  /** Back to idle, whatever is underway. */
  reset(): void;
  /** @returns what ends it */
  subscribe(onChange: () => void): () => void;
}

export function loadable<Input extends unknown[], Data>(
  get: (...input: Input) => Promise<Data>,
): Loadable<Input, Data> {
  const listeners = new Set<() => void>();
  let current: Loading<Data> = { status: 'idle' };
  let last = 0;
  const become = (next: Loading<Data>) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => current,
    async load(...input) {
      const mine = ++last;
      become({ status: 'pending' });
      const outcome = await get(...input).then(
        (data): Loading<Data> => ({ status: 'success', data }),
        (error: unknown): Loading<Data> => ({ status: 'error', error }),
      );
      if (mine === last) become(outcome);
      return outcome;
    },
    reset() {
      last++;
      become({ status: 'idle' });
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
