/**
 * What consumers are asked where they have 14 days to withdraw from a contract: a key that is delivered at once ends
 * that right, if they want it so and know it. delivery: deliver now. withdrawal: the right to withdraw ends with it.
 */
export const CONSENTS = ['delivery', 'withdrawal'] as const;
export type Consent = (typeof CONSENTS)[number];

/** The EEA (the French and Finnish regions that have country codes of their own included) and the United Kingdom. */
const ASKED_IN: readonly string[] =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB AX GF GP MF MQ RE YT'.split(
    ' ',
  );

/** @param country ISO 3166 code; who may be anywhere is asked, too. */
export function asksForConsents(country: string | undefined): boolean {
  return country === undefined || ASKED_IN.includes(country);
}

/** The country whose law asks: where the buyer says that they are, unless the one that the network tells asks for more. */
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
