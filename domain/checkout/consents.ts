/**
 * Consents that are asked of consumers who have 14 days to withdraw from a contract: immediate delivery of a key ends that right
 * only if they request it and know this. delivery: deliver now. withdrawal: they know that this ends the right to withdraw.
 */
export const CONSENTS = ['delivery', 'withdrawal'] as const;
export type Consent = (typeof CONSENTS)[number];

/** The EEA (the French and Finnish regions that have country codes of their own included) and the United Kingdom. */
const ASKED_IN: readonly string[] =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB AX GF GP MF MQ RE YT'.split(
    ' ',
  );

/** @param country ISO 3166 code; if it is unknown, the consents are asked for, too. */
export function asksForConsents(country: string | undefined): boolean {
  return country === undefined || ASKED_IN.includes(country);
}

/** The country that decides about consents: the stated one, unless none is stated or the network's country requires them. */
export function askingCountry({
  stated,
  network,
}: {
  stated: string | undefined;
  network: string | undefined;
}): string | undefined {
  return stated === undefined || asksForConsents(network) ? network : stated;
}

export function hasConsented(country: string | undefined, consents: readonly Consent[]): boolean {
  return !asksForConsents(country) || CONSENTS.every((consent) => consents.includes(consent));
}
