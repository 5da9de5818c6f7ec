import { checkVatId, type VatDeps } from '../tax/check-vat-id.ts';
import type { VatCheck } from '../tax/tax.ts';
import type { Buyer } from './buyer.ts';

/** Why there is no reverse charge for the VAT id of a business; once told, the buyer can buy with tax. */
export type VatProblem = 'vat_id_unknown' | 'vat_id_unavailable';

/** Checks the VAT id of a business if the tax depends on it. Never call it in a transaction. */
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
