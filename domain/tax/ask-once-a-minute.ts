import type { Clock } from '@spindle/platform/clock.ts';
import type { VatAnswer, VatRegistry } from './vat-registry.ts';

const MINUTE_MS = 60_000;
const MOST_IDS = 1_000;

/**
 * Asks a registry about the same VAT id at most once a minute, however often a page that depends on the answer is loaded. VIES
 * limits how many questions it answers to all its users together, and a caller without an answer waits until the time limit.
 */
export function askOnceAMinute(registry: VatRegistry, clock: Clock): VatRegistry {
  const asked = new Map<string, { until: number; answer: Promise<VatAnswer> }>();
  return {
    check(vatId, requester) {
      const key = `${vatId} for ${requester}`;
      const now = clock.now().getTime();
      const known = asked.get(key);
      if (known && now < known.until) return known.answer;
      // Asking about some ids again costs less than keeping them in order to drop the oldest.
      if (asked.size >= MOST_IDS) asked.clear();
      const answer = registry.check(vatId, requester);
      asked.set(key, { until: now + MINUTE_MS, answer });
      return answer;
    },
  };
}
