import { type Invoice, standingInvoice } from '@spindle/domain/invoices/invoice.ts';
import { formatsOf } from '@spindle/domain/invoices/invoice-format.ts';
import { isFulfilled, type Order } from '@spindle/domain/orders/order.ts';
import { DeskTable } from '../DeskTable.tsx';
import type { DeskWords } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';
import { DeskField, DeskForm, DeskText } from '../forms/DeskForm.tsx';
import { orderPage } from '../pages.ts';

/** The invoices of an order. If there is none, staff can request one; a wrong one can be corrected. */
export function OrderInvoices({
  order,
  issued,
  words,
  typed,
  money,
  formatDay,
}: {
  order: Order;
  issued: readonly Invoice[];
  words: DeskWords;
  /** What was typed, if it was refused. */
  typed: Readonly<Record<string, string | undefined>>;
  money(amountMinor: number, currency: string): string;
  formatDay(iso: string): string;
}) {
  const said = words.invoices;
  const standing = standingInvoice(issued);
  const hidden = { order: order.id, number: order.number };
  const buyer = standing?.document.buyer;
  const isRefused = standing !== undefined && typed.invoice === standing.document.number;
  const value = (name: 'name' | 'address' | 'country' | 'vatId') =>
    (isRefused ? typed[name] : undefined) ?? buyer?.[name] ?? '';
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices">{said.title}</h2>
      <DeskTable
        rows={issued.map(({ document }) => document)}
        none={said.none}
        idOf={({ number }) => number}
        columns={[
          { label: said.number, cell: ({ number }) => number },
          { label: said.day, cell: ({ issuedOn }) => formatDay(issuedOn) },
          { label: said.tax, amount: true, cell: ({ taxMinor, currency }) => money(taxMinor, currency) },
          {
            label: said.total,
            amount: true,
            cell: ({ grossMinor, currency }) => money(grossMinor, currency),
          },
          {
            label: said.files,
            cell: (document) => (
              <div className="desk-row-actions">
                {formatsOf(document).map((format) => (
                  <a
                    key={format}
                    href={`/desk/invoice-file?${new URLSearchParams({ number: document.number, format })}`}
                  >
                    {format.toUpperCase()}
                  </a>
                ))}
              </div>
            ),
          },
        ]}
      />
      {issued.length === 0 && isFulfilled(order) && (
        <AskFirst
          action="/desk/request-invoice"
          fields={hidden}
          name={said.request}
          label={said.request}
          question={said.requestAsks}
          yes={said.requestYes}
        />
      )}
      {standing && (
        <details open={isRefused}>
          <summary>{said.correct}</summary>
          <p>{said.correctAbout.replace('{number}', standing.document.number)}</p>
          <DeskForm
            action="/desk/correct-invoice"
            title={said.correct}
            hidden={{ ...hidden, invoice: standing.document.number }}
            save={said.correctYes}
            cancel={{ href: `/admin${orderPage(order.number)}`, label: words.prices.cancel }}
          >
            <DeskField name="name" label={said.name} value={value('name')} wide maxLength={120} />
            <DeskText name="address" label={said.address} value={value('address')} maxLength={400} />
            <DeskField name="country" label={words.seller.country} value={value('country')} maxLength={2} />
            <DeskField name="vatId" label={words.seller.vatId} value={value('vatId')} maxLength={30} />
          </DeskForm>
        </details>
      )}
    </section>
  );
}
