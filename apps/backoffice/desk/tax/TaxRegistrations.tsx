import { listTaxRules } from '@spindle/domain/tax/list-tax-rules.ts';
import { REGISTRATION_SCHEMES, type TaxRegistration } from '@spindle/domain/tax/registration.ts';
import { countryName } from '@spindle/i18n/country-name.ts';
import type { AdminViewServerProps } from 'payload';
import { deskWords } from '../desk-words.ts';
import { DeskField, DeskSelect } from '../forms/DeskForm.tsx';
import { TAX_REGISTRATIONS_PAGE } from '../pages.ts';
import { RulesPage } from '../RulesPage.tsx';

/** Where the seller collects tax. */
export function TaxRegistrations(view: AdminViewServerProps) {
  const { words, locale, formatDay } = deskWords(view.i18n?.language);
  const { tax } = words;
  const said = tax.registrations;
  return (
    <RulesPage<TaxRegistration>
      view={view}
      of="tax-registration"
      page={TAX_REGISTRATIONS_PAGE}
      permission="taxes"
      said={{ ...tax, ...said }}
      fields={(asked) => (
        <>
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
        </>
      )}
      load={async (db) => ({ rules: (await listTaxRules(db)).registrations })}
      nameOf={({ country, scheme, validFrom }) => `${country}, ${said.schemes[scheme]}, ${validFrom}`}
      columns={[
        { label: tax.country, cell: ({ country }) => `${countryName(locale, country)} (${country})` },
        { label: said.scheme, cell: ({ scheme }) => said.schemes[scheme] },
        { label: said.number, cell: ({ number }) => number },
        { label: tax.validFrom, cell: ({ validFrom }) => formatDay(validFrom) },
        { label: said.validUntil, cell: ({ validUntil }) => (validUntil ? formatDay(validUntil) : '–') },
      ]}
      editedAs={(row) => ({ ...row, validUntil: row.validUntil ?? '' })}
      removedBy={({ country, scheme, validFrom }) => ({ country, scheme, validFrom })}
    />
  );
}
