import { checkVatId, type VatDeps } from '../tax/check-vat-id.ts';
import type { VatCheck } from '../tax/tax.ts';
import type { Buyer } from './buyer.ts';

/** Why the VAT id of a business brings no reverse charge; who has been told can buy with tax. */
export type VatProblem = 'vat_id_unknown' | 'vat_id_unavailable';

/** Asks about the VAT id of a business, where the tax depends on it. Never in a transaction. */
export async function checkBuyer(
  deps: VatDeps,
  { country, business }: Buyer,
): Promise<{ check: VatCheck | undefined; problem: VatProblem | undefined }> {
  const vatId = business?.vatId;
  if (!vatId || country === undefined) return { check: undefined, problem: undefined };
  const outcome = await checkVatId(deps, { vatId, country });
  if (outcome.kind === 'positive') return { check: outcome.check, problem: undefined };
  return {
    check: undefined,
    problem: outcome.kind === 'not_asked' ? undefined : `vat_id_${outcome.kind}`,
  };
}
