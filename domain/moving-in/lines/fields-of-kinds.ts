import type { Kind } from '../kinds.ts';
import { customerLine } from './customer-line.ts';
import { deviceLine } from './device-line.ts';
import { licenceLine } from './licence-line.ts';
import { orderLine } from './order-line.ts';
import { subscriptionLine } from './subscription-line.ts';

/** The fields that a line of each kind may have. */
export const FIELDS: Readonly<Record<Kind, readonly string[]>> = {
  customers: Object.keys(customerLine.shape),
  licences: Object.keys(licenceLine.in.shape),
  devices: Object.keys(deviceLine.in.shape),
  orders: Object.keys(orderLine.in.shape),
  subscriptions: Object.keys(subscriptionLine.in.shape),
};
