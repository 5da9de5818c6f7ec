import type { ReactNode } from 'react';

export interface Column<Row> {
  label: string;
  cell(row: Row): ReactNode;
  /** An amount is aligned at the end of its column, so that figures stand below one another. */
  amount?: boolean;
}

/** A list of the desk, one page at a time; on narrow screens each cell shows its label. */
export function DeskTable<Row>({
  rows,
  none,
  idOf,
  columns: [name, ...columns],
  actions,
  next,
}: {
  rows: readonly Row[];
  /** The text for an empty list. */
  none: string;
  idOf(row: NoInfer<Row>): string;
  /** The first column names the row. */
  columns: readonly [Column<NoInfer<Row>>, ...Column<NoInfer<Row>>[]];
  actions?(row: NoInfer<Row>): ReactNode;
  next?: { href: string; label: string } | undefined;
}) {
  if (rows.length === 0) return <p>{none}</p>;
  return (
    <>
      <table>
        <thead>
          <tr>
            {[name, ...columns].map(({ label, amount }) => (
              <th key={label} scope="col" className={amount ? 'desk-amount' : undefined}>
                {label}
              </th>
            ))}
            {actions && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)}>
              <th scope="row">{name.cell(row)}</th>
              {columns.map(({ label, cell, amount }) => (
                <td key={label} data-label={label} className={amount ? 'desk-amount' : undefined}>
                  {cell(row)}
                </td>
              ))}
              {actions && (
                <td>
                  <div className="desk-row-actions">{actions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {next && (
        <p>
          <a href={next.href}>{next.label}</a>
        </p>
      )}
    </>
  );
}

/** The link to the next page. @param asked the other parts of this page's query */
export function nextPage(
  page: string,
  after: string | undefined,
  label: string,
  asked: Readonly<Record<string, string>> = {},
) {
  return after === undefined
    ? undefined
    : { href: `/admin${page}?${new URLSearchParams({ ...asked, after })}`, label };
}

/** The fields of a filter that are not empty, for the address of the next page. */
export const writtenFields = (asked: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])));
