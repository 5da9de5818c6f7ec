/** Members of the European Union, by their ISO 3166 codes. */
const EU_COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

export const isEuCountry = (country: string | undefined): boolean =>
  country !== undefined && EU_COUNTRIES.has(country);
