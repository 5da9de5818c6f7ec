import { OUTDATED } from '@spindle/content/reading/readers.ts';
import { taggedCache } from '@spindle/content/reading/tagged-cache.ts';
import { PAY_RATIOS_TAG } from '@spindle/domain/pay-ratios/announce-pay-ratios.ts';
import { findPayChoices, type PayChoicesDeps } from '@spindle/domain/pay-ratios/find-pay-choices.ts';
import type { Paying } from '@spindle/domain/pay-ratios/pay-ratio.ts';
import type { Log } from '@spindle/platform/log.ts';

const MAX_AGE = 60_000;

export interface TaggedPayChoices {
  /** The payment methods that are used unless the buyer chooses another one. */
  chosen: { subscription: string; non_subscription: string };
  tags: readonly string[];
}

export interface PagePayChoices {
  find(paying: Paying): Promise<TaggedPayChoices>;
  purge(tags: readonly string[]): void;
  purgeAll(): void;
}

/** The payment methods that pages preselect, kept until staff change a weight. */
export function openPagePayChoices({
  log,
  checkout,
}: {
  log: Log;
  checkout: PayChoicesDeps;
}): PagePayChoices {
  const cache = taggedCache<TaggedPayChoices>({
    limit: 500,
    maxAge: MAX_AGE,
    now: Date.now,
    outdated: ({ chosen, tags }) => ({ chosen, tags: [...tags, OUTDATED] }),
  });
  return {
    async find(paying) {
      try {
        return await cache.get(`${paying.country ?? ''} ${paying.currency}`, async () => {
          const { subscription, non_subscription } = await findPayChoices(checkout, paying);
          return {
            chosen: { subscription: subscription.chosen, non_subscription: non_subscription.chosen },
            tags: [PAY_RATIOS_TAG],
          };
        });
      } catch (error) {
        log.error({ err: error }, 'weights of payment methods could not be read');
        const [first] = checkout.providers[0].methods;
        return { chosen: { subscription: first, non_subscription: first }, tags: [PAY_RATIOS_TAG, OUTDATED] };
      }
    },
    purge: cache.purge,
    purgeAll: cache.purgeAll,
  };
}
