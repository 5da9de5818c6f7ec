/** The state of something that is loaded (spec §4). */
export type Loading<Data> =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'success'; data: Data }
  | { status: 'error'; error: unknown };

/** Something that is loaded on demand, and its state. */
export interface Loadable<Input extends unknown[], Data> {
  current(): Loading<Data>;
  /** Loads it anew. The result of an earlier load that is still running is dropped. */
  load(...input: Input): Promise<Loading<Data>>;
  /** Back to idle; the result of a running load is dropped. */
  reset(): void;
  /** @returns a function that ends the subscription */
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
