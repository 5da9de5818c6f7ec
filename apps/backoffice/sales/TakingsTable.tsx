import { netOf, type Takings } from '@spindle/domain/sales/sales.ts';

/** What each product or country has brought in. */
export function TakingsTable({
  title,
  rows,
  money,
  count,
  words,
}: {
  title: string;
  /** `code` tells apart rows with the same name. */
  rows: readonly (Takings & { name: string; code?: string; href?: string })[];
  money(amountMinor: number): string;
  count(orders: number): string;
  words: { orders: string; revenue: string; refunds: string; chargebacks: string; net: string };
}) {
  return (
    <table className="sales-table">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{words.orders}</th>
          <th scope="col">{words.revenue}</th>
          <th scope="col">{words.refunds}</th>
          <th scope="col">{words.chargebacks}</th>
          <th scope="col">{words.net}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.name} ${row.code}`}>
            <th scope="row">
              {row.href ? <a href={row.href}>{row.name}</a> : row.name} <small>{row.code}</small>
            </th>
            <td data-label={words.orders}>{count(row.orders)}</td>
            <td data-label={words.revenue}>{money(row.revenueMinor)}</td>
            <td data-label={words.refunds}>{row.refundedMinor > 0 ? money(row.refundedMinor) : '–'}</td>
            <td data-label={words.chargebacks}>
              {row.chargedBackMinor > 0 ? money(row.chargedBackMinor) : '–'}
            </td>
            <td data-label={words.net}>{money(netOf(row))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
