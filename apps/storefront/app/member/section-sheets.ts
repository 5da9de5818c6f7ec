import type { CentreSection } from '../../page/member-sections.ts';
import accountStyles from './account/account.css?url';
import deviceStyles from './devices/devices.css?url';
import productStyles from './my-products/my-products.css?url';
import orderStyles from './orders/orders.css?url';
import overviewStyles from './overview/overview.css?url';
import securityStyles from './security/security.css?url';
import subscriptionStyles from './subscriptions/subscriptions.css?url';

/** The style sheets of each section of the member centre, known before its code is there. */
export const SECTION_SHEETS: Readonly<Record<CentreSection, readonly string[]>> = {
  overview: [overviewStyles, productStyles, orderStyles],
  my_products: [productStyles],
  devices: [deviceStyles],
  subscriptions: [subscriptionStyles],
  orders: [orderStyles],
  account: [accountStyles],
  security: [securityStyles],
  privacy: [accountStyles],
};
