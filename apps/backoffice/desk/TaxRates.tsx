import { listTaxRules } from '@spindle/domain/tax/list-tax-rules.ts';
import { allRates, type TaxRate } from '@spindle/domain/tax/rate.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../brand/Frame.tsx';
import { shop } from '../shop.ts';
import { AskFirst } from './AskFirst.tsx';
import { DeskField, DeskForm } from './DeskForm.tsx';
import { DeskPage } from './DeskPage.tsx';
import { DeskTable } from './DeskTable.tsx';
import { deskWords } from './desk-words.ts';
import { TAX_RATES_PAGE } from './pages.ts';
import { typedFields } from './price-rows.ts';

const nameOf = ({ country, validFrom }: TaxRate) => `${country}, ${validFrom}`;
const percentOf = ({ rateBp }: TaxRate) => String(rateBp / 100);

/** The standard rates by country and first day, those that are kept and those that staff have entered. */
export function TaxRates(view: AdminViewServerProps) {
  const { words } = deskWords(view.i18n?.language);
  const { tax, prices } = words;
  const said = tax.rates;
  const asked = typedFields(view.searchParams);
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        title={said.title}
        about={said.about}
        permission="taxes"
        done={(country) => tax[asked.as === 'removed' ? 'removed' : 'set'].replace('{country}', country)}
      >
        {async () => {
          const { deps } = await shop();
          const entered = (await listTaxRules(deps.db)).rates;
          const rates = allRates(entered).toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
          return (
            <>
              <DeskForm
                action="/desk/set-tax-rate"
                title={said.form}
                save={prices.save}
                cancel={{ href: `/admin${TAX_RATES_PAGE}`, label: prices.cancel }}
              >
                <DeskField
                  name="country"
                  label={tax.country}
                  help={said.countryHelp}
                  value={asked.country ?? ''}
                  required
                  pattern="[A-Za-z]{2}"
                />
                <DeskField
                  name="validFrom"
                  label={tax.validFrom}
                  type="date"
                  value={asked.validFrom ?? ''}
                  required
                />
                <DeskField
                  name="percent"
                  label={said.percent}
                  help={said.percentHelp}
                  value={asked.percent ?? ''}
                  required
                  pattern="[0-9]{1,2}([.,][0-9]{1,2})?"
                />
              </DeskForm>
              <DeskTable
                rows={rates}
                none={said.none}
                idOf={nameOf}
                columns={[
                  { label: tax.country, cell: ({ country }) => country },
                  { label: tax.validFrom, cell: ({ validFrom }) => validFrom },
                  { label: said.percent, cell: percentOf },
                  {
                    label: said.source,
                    cell: (row) => (entered.includes(row) ? said.entered : said.kept),
                  },
                  {
                    label: tax.change,
                    cell: (row) => (
                      <div className="desk-row-actions">
                        <a
                          href={`/admin${TAX_RATES_PAGE}?${new URLSearchParams({ country: row.country, validFrom: row.validFrom, percent: percentOf(row) })}`}
                          aria-label={`${prices.edit}: ${nameOf(row)}`}
                        >
                          {prices.edit}
                        </a>
                        {entered.includes(row) && (
                          <AskFirst
                            action="/desk/remove-tax-rate"
                            fields={{ country: row.country, validFrom: row.validFrom }}
                            name={`${tax.remove}: ${nameOf(row)}`}
                            label={tax.remove}
                            question={said.removeAsks}
                            yes={tax.removeYes}
                          />
                        )}
                      </div>
                    ),
                  },
                ]}
              />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
