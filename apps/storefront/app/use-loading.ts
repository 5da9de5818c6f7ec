import { useState, useSyncExternalStore } from 'react';
import { type Loadable, type Loading, loadable } from '../calls/loading.ts';

/** Something that this part of the page loads on demand, and its state. */
export function useLoading<Input extends unknown[], Data>(
  get: (...input: Input) => Promise<Data>,
): [Loading<Data>, Loadable<Input, Data>['load']] {
  const [loading] = useState(() => loadable(get));
  return [useSyncExternalStore(loading.subscribe, loading.current, loading.current), loading.load];
}
