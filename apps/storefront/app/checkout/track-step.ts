import type { EventName } from '@spindle/tracking/protocol/event.ts';
import { track } from '@spindle/tracking/tracker/track.ts';
import { useEffect } from 'react';

/**
 * Records a step of the purchase once for each visit of a page; a reload or the back button does not count.
 * @param label tells two purchases apart and says nothing about the buyer
 */
export function useStep(event: EventName | undefined, pids: readonly string[], label?: string): void {
  // As one string: an array of the same pids would be a new value at every rendering.
  const all = pids.join();
  useEffect(() => {
    if (!event || !all || isLookedAtAgain()) return;
    track(event, { pids: all.split(','), ...(label && { event_label: label }) });
  }, [event, all, label]);
}

function isLookedAtAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}
