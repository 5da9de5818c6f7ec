import { isCountry } from '@spindle/platform/countries.ts';
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

export type BuyerError = 'country_unknown' | 'company_needed' | 'address_needed' | 'vat_id_invalid';

/** A line is a line, and nothing in it but letters, digits and signs. */
const line = (typed = '') => typed.replaceAll(/\p{C}+/gu, ' ').trim();
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
  const company = line(typed.company).slice(0, MOST.company);
  const address = writtenAddress(typed.address ?? '');
  const typedVatId = line(typed.vatId);
  const consumer = { country, stated, network, business: null };
  if (!company && !address && !typedVatId) return { ok: true, buyer: consumer };
  if (country === undefined) return { ok: false, error: 'country_unknown' };
  if (!company) return { ok: false, error: 'company_needed' };
  if (!address) return { ok: false, error: 'address_needed' };
  const vatId = typedVatId ? readVatId(typedVatId, country) : null;
  if (vatId === undefined) return { ok: false, error: 'vat_id_invalid' };
  const business = { company, address: address.slice(0, MOST.address), vatId };
  return { ok: true, buyer: { ...consumer, business } };
}

/** What says where a buyer is, at the moment that they buy. */
export function proofsOf({ stated, network }: Buyer, notedAt: Date): CountryProof[] {
  return [
    ...(stated ? [{ kind: 'stated' as const, country: stated, notedAt }] : []),
    ...(network ? [{ kind: 'network' as const, country: network, notedAt }] : []),
  ];
}
