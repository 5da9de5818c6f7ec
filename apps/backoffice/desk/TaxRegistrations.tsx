import { listTaxRules } from '@spindle/domain/tax/list-tax-rules.ts';
import { REGISTRATION_SCHEMES, type TaxRegistration } from '@spindle/domain/tax/registration.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../brand/Frame.tsx';
import { shop } from '../shop.ts';
import { AskFirst } from './AskFirst.tsx';
import { DeskField, DeskForm, DeskSelect } from './DeskForm.tsx';
import { DeskPage } from './DeskPage.tsx';
import { DeskTable } from './DeskTable.tsx';
import { deskWords } from './desk-words.ts';
import { TAX_REGISTRATIONS_PAGE } from './pages.ts';
import { typedFields } from './price-rows.ts';

/** Where the seller collects tax; a form sets one registration, old or new. */
export function TaxRegistrations(view: AdminViewServerProps) {
  const { words } = deskWords(view.i18n?.language);
  const { tax, prices } = words;
  const said = tax.registrations;
  const asked = typedFields(view.searchParams);
  const nameOf = ({ country, scheme, validFrom }: TaxRegistration) =>
    `${country}, ${said.schemes[scheme]}, ${validFrom}`;
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
          const { registrations } = await listTaxRules(deps.db);
          return (
            <>
              <DeskForm
                action="/desk/set-tax-registration"
                title={said.form}
                save={prices.save}
                cancel={{ href: `/admin${TAX_REGISTRATIONS_PAGE}`, label: prices.cancel }}
              >
                <DeskField
                  name="country"
                  label={tax.country}
                  help={said.countryHelp}
                  value={asked.country ?? ''}
                  required
                  pattern="[A-Za-z]{2}"
                />
                <DeskSelect
                  name="scheme"
                  label={said.scheme}
                  value={asked.scheme ?? 'domestic'}
                  options={REGISTRATION_SCHEMES.map((scheme) => [scheme, said.schemes[scheme]])}
                />
                <DeskField
                  name="number"
                  label={said.number}
                  help={said.numberHelp}
                  value={asked.number ?? ''}
                  required
                  maxLength={40}
                />
                <DeskField
                  name="validFrom"
                  label={tax.validFrom}
                  type="date"
                  value={asked.validFrom ?? ''}
                  required
                />
                <DeskField
                  name="validUntil"
                  label={said.validUntil}
                  help={said.validUntilHelp}
                  type="date"
                  value={asked.validUntil ?? ''}
                />
              </DeskForm>
              <DeskTable
                rows={registrations}
                none={said.none}
                idOf={nameOf}
                columns={[
                  { label: tax.country, cell: ({ country }) => country },
                  { label: said.scheme, cell: ({ scheme }) => said.schemes[scheme] },
                  { label: said.number, cell: ({ number }) => number },
                  { label: tax.validFrom, cell: ({ validFrom }) => validFrom },
                  { label: said.validUntil, cell: ({ validUntil }) => validUntil ?? '–' },
                  {
                    label: tax.change,
                    cell: (row) => (
                      <div className="desk-row-actions">
                        <a
                          href={`/admin${TAX_REGISTRATIONS_PAGE}?${new URLSearchParams({ ...row, validUntil: row.validUntil ?? '' })}`}
                          aria-label={`${prices.edit}: ${nameOf(row)}`}
                        >
                          {prices.edit}
                        </a>
                        <AskFirst
                          action="/desk/remove-tax-registration"
                          fields={{ country: row.country, scheme: row.scheme, validFrom: row.validFrom }}
                          name={`${tax.remove}: ${nameOf(row)}`}
                          label={tax.remove}
                          question={said.removeAsks}
                          yes={tax.removeYes}
                        />
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
