import type { Db } from '@spindle/platform/database.ts';
import type { ErasurePart } from '../privacy/holding.ts';
import { ofMessage } from './holds.ts';
import { hasOpenDelivery } from './queries.ts';

/** Whether an event about a person is still to be sent. That does not last for ever: the tries end after two days. */
export const openEvents: ErasurePart['inTheWay'] = async (tx: Db, subject) =>
  (await hasOpenDelivery(tx, ofMessage(subject))) ? ['event'] : [];
