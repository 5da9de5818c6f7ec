import { vatAreaOf } from './vat-area.ts';

/** The format of VAT ids after the country prefix; for EU members from the European Commission's list for VIES. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[0-9A-Z]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[0-9A-Z+*]{10}\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/**
 * The country prefix of VAT ids: Greece's differs from its ISO code, and Monaco's is French. That of Northern Ireland (`XI`) is
 * for goods only and not used here.
 */
export function vatPrefix(country: string): string {
  const area = vatAreaOf(country);
  return area === 'GR' ? 'EL' : area;
}

/** Whether a text is a VAT id of this country, with its prefix, if the country's format is known here. */
const isVatIdOf = (plain: string, country: string): boolean =>
  plain.startsWith(vatPrefix(country)) &&
  (FORMATS[vatAreaOf(country)]?.test(plain.slice(vatPrefix(country).length)) ?? false);

/**
 * Normalises a typed VAT id: `fr 40 303 265 045` and `40303265045` are `FR40303265045` in France. For a country whose format is
 * not known here, any number is accepted.
 * @param country ISO 3166 code of the buyer's country; an id of another country gives undefined
 */
export function readVatId(typed: string, country: string): string | undefined {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s.\-/]/g, '');
  if (isVatIdOf(plain, country)) return plain;
  if (Object.keys(FORMATS).some((other) => isVatIdOf(plain, other))) return undefined;
  const prefix = vatPrefix(country);
  const format = FORMATS[vatAreaOf(country)];
  if (format) return format.test(plain) ? prefix + plain : undefined;
  const own = plain.startsWith(prefix) ? plain.slice(prefix.length) : plain;
  return /^[0-9A-Z]{4,20}$/.test(own) ? prefix + own : undefined;
}
