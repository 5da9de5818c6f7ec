import { isCountry } from '@spindle/platform/countries.ts';
import { hasLength } from '@spindle/platform/text-length.ts';
import type { Business, CountryProof } from '../tax/tax.ts';
import { readVatId } from '../tax/vat-id.ts';
import { writtenAddress } from '../tax/written-address.ts';

/** What a form says of its buyer, as it was typed. */
export interface TypedBuyer {
  country?: string | undefined;
  company?: string | undefined;
  address?: string | undefined;
  vatId?: string | undefined;
}

/** Who buys, as far as tax depends on it. */
export interface Buyer {
  /** What they chose; where they chose nothing, what the network says; undefined when nobody knows it. */
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

/** A line is a line, and nothing in it but letters, digits and signs. */
const line = (typed = '') => typed.replaceAll(/\p{C}+/gu, ' ').trim();
/** Characters that an invoice has room for. It can't be changed later: what is longer is refused, and not cut. */
const MOST = { company: 120, address: 400 };

/**
 * Reads who buys. Where anything is said of a business, it is one, and has a name and an address.
 * @param network ISO 3166 code, as the proxy tells it
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

/** What says where a buyer is, at the moment that they buy. */
export function proofsOf({ stated, network }: Buyer, notedAt: Date): CountryProof[] {
  return [
    ...(stated ? [{ kind: 'stated' as const, country: stated, notedAt }] : []),
    ...(network ? [{ kind: 'network' as const, country: network, notedAt }] : []),
  ];
}
