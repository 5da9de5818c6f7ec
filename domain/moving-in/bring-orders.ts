import { randomUUID } from 'node:crypto';
import { findOffers } from '../catalogue/find-offers.ts';
import { namesIn } from '../catalogue/names-in.ts';
import { importOrderLines } from '../orders/imported/import-order-lines.ts';
import type { ImportedOrderLine } from '../orders/imported/imported-order.ts';
import { findCustomers } from './find-customers.ts';
import { BATCH, type Batch, type Brought, type Importer, type Line, refused } from './importer.ts';
import { type OrderLine, orderLine } from './lines/order-line.ts';

/** Past orders are shown to the member who placed them, and tell promotions who is an existing customer. */
export const orders: Importer<OrderLine> = {
  kind: 'orders',
  line: orderLine,
  atOnce: BATCH,
  nameOf: ({ order }) => order,
  pastOf: ({ placed }) => ({ placed }),
  bring: bringOrders,
};

async function bringOrders(batch: Batch, lines: readonly Line<OrderLine>[]): Promise<Brought[]> {
  const owners = await findCustomers(
    batch,
    lines.map(({ row }) => row.customer),
  );
  const pids = new Set(lines.flatMap(({ row }) => row.pid ?? []));
  const offers = new Map((await findOffers(batch.tx, [...pids])).map((offer) => [offer.pid, offer]));
  const kept: ImportedOrderLine[] = [];
  const brought = lines.map(({ row, known }): Brought => {
    const { pid = null, product, order: number, quantity, currency, totalMinor, refundedMinor } = row;
    const owner = owners.get(row.customer);
    const offer = pid === null ? undefined : offers.get(pid);
    if (pid !== null && !offer) return refused(`pid: the shop has no product ${pid}`);
    if (!owner) return refused(`customer: ${row.customer} is nobody the shop knows`);
    const id = known ?? randomUUID();
    const productName = product ?? (offer ? namesIn(offer, owner.locale).name : '');
    const placedAt = new Date(row.placed);
    const amounts = { quantity, currency, totalMinor, refundedMinor };
    kept.push({ id, memberId: owner.memberId, number, placedAt, pid, productName, ...amounts });
    return { outcome: known === undefined ? 'created' : 'changed', id };
  });
  if (batch.writes) await importOrderLines(batch.tx, kept);
  return brought;
}
