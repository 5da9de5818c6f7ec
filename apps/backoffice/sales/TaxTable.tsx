import type { TaxedSales } from '@spindle/domain/sales/read-tax.ts';

/** The tax in the documents of these days, by country, kind of taxation and rate. */
export function TaxTable({
  rows,
  money,
  regionName,
  percent,
  words,
}: {
  rows: readonly TaxedSales[];
  money(amountMinor: number): string;
  regionName(country: string | null): string;
  percent: Intl.NumberFormat;
  words: {
    taxByCountry: string;
    scheme: string;
    schemes: Readonly<Record<TaxedSales['scheme'], string>>;
    rate: string;
    withoutTax: string;
    tax: string;
    withTax: string;
  };
}) {
  return (
    <table className="sales-table">
      <thead>
        <tr>
          <th scope="col">{words.taxByCountry}</th>
          <th scope="col">{words.scheme}</th>
          <th scope="col">{words.rate}</th>
          <th scope="col">{words.withoutTax}</th>
          <th scope="col">{words.tax}</th>
          <th scope="col">{words.withTax}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ country, scheme, rateBp, netMinor, taxMinor, grossMinor }) => (
          <tr key={`${country} ${scheme} ${rateBp}`}>
            <th scope="row">{regionName(country)}</th>
            <td data-label={words.scheme}>{words.schemes[scheme]}</td>
            <td data-label={words.rate}>{percent.format(rateBp / 10_000)}</td>
            <td data-label={words.withoutTax}>{money(netMinor)}</td>
            <td data-label={words.tax}>{money(taxMinor)}</td>
            <td data-label={words.withTax}>{money(grossMinor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
