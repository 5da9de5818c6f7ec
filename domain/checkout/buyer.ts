import { isCountry } from '@spindle/platform/countries.ts';
import { hasLength } from '@spindle/platform/text-length.ts';
import type { Business, CountryProof } from '../tax/tax.ts';
import { readVatId } from '../tax/vat-id.ts';
import { writtenAddress } from '../tax/written-address.ts';

/** What a form says about its buyer, as typed. */
export interface TypedBuyer {
  country?: string | undefined;
  company?: string | undefined;
  address?: string | undefined;
  vatId?: string | undefined;
}

/** The buyer, as far as tax depends on it. */
export interface Buyer {
  /** The country they chose, else the network's; undefined if neither is known. */
  country: string | undefined;
  stated: string | undefined;
  network: string | undefined;
  /** Null for a consumer. */
  business: Business | null;
}

export type BuyerError =
  | 'country_unknown'
  | 'company_needed'
  | 'company_too_long'
  | 'address_needed'
  | 'address_too_long'
  | 'vat_id_invalid';

/** Makes one line of it, without control characters. */
const line = (typed = '') => typed.replaceAll(/\p{C}+/gu, ' ').trim();
/** How many characters an invoice has room for. An invoice can't be changed later, so longer input is refused, not cut. */
const MOST = { company: 120, address: 400 };

/**
 * Reads the buyer. If any field about a business is filled in, the buyer is one and needs a name and an address.
 * @param network ISO 3166 code, as reported by the proxy
 */
export function readBuyer(
  typed: TypedBuyer,
  network: string | undefined,
): { ok: true; buyer: Buyer } | { ok: false; error: BuyerError } {
  const stated = typed.country?.trim().toUpperCase() || undefined;
  if (stated !== undefined && !isCountry(stated)) return { ok: false, error: 'country_unknown' };
  const country = stated ?? network;
  const company = line(typed.company);
  const address = writtenAddress(typed.address ?? '');
  const typedVatId = line(typed.vatId);
  const consumer = { country, stated, network, business: null };
  if (!company && !address && !typedVatId) return { ok: true, buyer: consumer };
  if (country === undefined) return { ok: false, error: 'country_unknown' };
  if (!company) return { ok: false, error: 'company_needed' };
  if (!address) return { ok: false, error: 'address_needed' };
  if (!hasLength(company, { most: MOST.company })) return { ok: false, error: 'company_too_long' };
  if (!hasLength(address, { most: MOST.address })) return { ok: false, error: 'address_too_long' };
  const vatId = typedVatId ? readVatId(typedVatId, country) : null;
  if (vatId === undefined) return { ok: false, error: 'vat_id_invalid' };
  return { ok: true, buyer: { ...consumer, business: { company, address, vatId } } };
}

/** The proofs of a buyer's country at the moment of purchase. */
export function proofsOf({ stated, network }: Buyer, notedAt: Date): CountryProof[] {
  return [
    ...(stated ? [{ kind: 'stated' as const, country: stated, notedAt }] : []),
    ...(network ? [{ kind: 'network' as const, country: network, notedAt }] : []),
  ];
}
