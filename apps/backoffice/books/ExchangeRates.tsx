import { bookCurrency } from '@spindle/domain/books/book-currency.ts';
import { listRates } from '@spindle/domain/books/list-rates.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../brand/Frame.tsx';
import { DeskPage } from '../desk/DeskPage.tsx';
import { DeskTable } from '../desk/DeskTable.tsx';
import { deskWords, filled } from '../desk/desk-words.ts';
import { DeskField, DeskForm } from '../desk/forms/DeskForm.tsx';
import { typedFields } from '../desk/forms/typed-fields.ts';
import { shop } from '../shop.ts';

/** The exchange rates for the books. Staff import the files that the European Central Bank publishes. */
export function ExchangeRates(view: AdminViewServerProps) {
  const { words, formatDay } = deskWords(view.i18n?.language);
  const said = words.exchangeRates;
  const asked = typedFields(view.searchParams);
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        audited="exchange_rates"
        title={said.title}
        about={said.about}
        permission="taxes"
        done={(what) =>
          asked.as === 'currency'
            ? filled(said.currencySet, { currency: what })
            : filled(said.imported, { count: what })
        }
      >
        {async () => {
          const { db } = (await shop()).deps;
          return (
            <>
              <DeskForm
                action="/desk/import-exchange-rates"
                id="rates-file"
                title={said.form}
                save={said.save}
                files
              >
                <DeskField
                  name="file"
                  label={said.file}
                  type="file"
                  accept=".csv,text/csv"
                  value=""
                  required
                />
              </DeskForm>
              <DeskForm
                action="/desk/set-book-currency"
                id="book-currency"
                title={said.currencyForm}
                save={words.prices.save}
              >
                <DeskField
                  name="currency"
                  label={said.currency}
                  help={said.currencyHelp}
                  value={await bookCurrency(db)}
                  required
                  pattern="[A-Za-z]{3}"
                />
              </DeskForm>
              <DeskTable
                rows={await listRates(db)}
                none={said.none}
                idOf={({ currency }) => currency}
                columns={[
                  { label: said.currency, cell: ({ currency }) => currency },
                  { label: said.newest, cell: ({ day }) => formatDay(day) },
                  { label: said.perEuro, cell: ({ perEuro }) => perEuro },
                ]}
              />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
