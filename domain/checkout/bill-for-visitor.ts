import type { Limits } from '@spindle/platform/limits.ts';
import type { VatDeps } from '../tax/check-vat-id.ts';
import { type Bill, billBasket } from './bill-basket.ts';
import { type Buyer, type BuyerError, readBuyer, type TypedBuyer } from './buyer.ts';
import { checkBuyer, type VatProblem } from './check-buyer.ts';
import type { Quote } from './checkout.ts';
import { VAT_CHECKS_BY_IP } from './limits.ts';

export interface VisitorsBill {
  bill: Bill;
  typed: TypedBuyer;
  /** As far as the form could be read. */
  buyer: Buyer;
  /** Why the bill may not be the one they meant. */
  problem: BuyerError | VatProblem | 'too_many_requests' | undefined;
}

/**
 * What a visitor would pay for a quote, by what their form says. Fields that can't be read or checked are ignored, and `problem`
 * says why.
 * @param toldVatId a VAT id that they were told is not accepted; it is not checked again
 */
export async function billForVisitor(
  deps: VatDeps & { limits: Limits },
  quote: Quote,
  {
    typed,
    network,
    toldVatId,
    ip,
  }: { typed: TypedBuyer; network: string | undefined; toldVatId?: string | undefined; ip: string },
): Promise<VisitorsBill> {
  const billed = async (buyer: Buyer, problem?: VisitorsBill['problem'], check?: { vatId: string }) => ({
    bill: await billBasket(deps.db, quote, { country: buyer.country, check }, deps.clock.now()),
    typed,
    buyer,
    problem,
  });
  const read = readBuyer(typed, network);
  if (!read.ok) {
    const asConsumer = readBuyer({ country: typed.country }, network);
    const nobody = { country: network, stated: undefined, network, business: null };
    return billed(asConsumer.ok ? asConsumer.buyer : nobody, read.error);
  }
  const { buyer } = read;
  const vatId = buyer.business?.vatId;
  if (!vatId || vatId === toldVatId) return billed(buyer);
  if (!(await deps.limits.take(VAT_CHECKS_BY_IP, { ip })).ok) return billed(buyer, 'too_many_requests');
  const { check, problem } = await checkBuyer(deps, buyer);
  return billed(buyer, problem, check);
}
