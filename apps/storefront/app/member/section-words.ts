import type { AreaName } from '@spindle/i18n/messages.ts';
import type { CentreSection } from '../../page/member-sections.ts';

/** The words that a section of the member centre needs besides those of the centre itself. */
export const SECTION_WORDS: Readonly<Record<CentreSection, readonly AreaName[]>> = {
  overview: ['offer', 'overview', 'licences', 'orders'],
  my_products: ['offer', 'licences'],
  devices: ['offer', 'licences'],
  subscriptions: ['offer', 'subscriptions'],
  orders: ['offer', 'orders'],
  account: ['accounts', 'profile'],
  security: ['accounts', 'profile', 'security'],
  privacy: ['accounts', 'profile', 'privacy'],
};
