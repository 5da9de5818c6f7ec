import type { EventName } from '@spindle/tracking/protocol/event.ts';
import { track } from '@spindle/tracking/tracker/track.ts';
import { useEffect } from 'react';

/**
 * Records a step of the purchase once for each visit of a page; looking at it again by reload or with the
 * back button is not a step.
 * @param label tells two purchases apart and says nothing about the buyer.
 */
export function useStep(event: EventName | undefined, pids: readonly string[], label?: string): void {
  // As one value: a list of the same pids is another list in every rendering.
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
