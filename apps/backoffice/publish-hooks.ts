import type { PublishHooks } from '@spindle/content/publishing/publish.ts';
import { projectOffer } from '@spindle/domain/catalogue/project-offer.ts';
import { withdrawOffer } from '@spindle/domain/catalogue/withdraw-offer.ts';
import { shopClock } from './shop.ts';

/** What is published is what is sold: documents and offers change in the same transaction. */
export const publishHooks: PublishHooks = {
  onProductChange: (tx, change) =>
    change.kind === 'published'
      ? projectOffer(tx, change.product, shopClock.now())
      : withdrawOffer(tx, change.pid, shopClock.now()),
};
