import { listTaxRules } from '@spindle/domain/tax/list-tax-rules.ts';
import { allRates, type TaxRate } from '@spindle/domain/tax/rate.ts';
import { countryName } from '@spindle/i18n/country-name.ts';
import type { AdminViewServerProps } from 'payload';
import { deskWords } from '../desk-words.ts';
import { DeskField } from '../forms/DeskForm.tsx';
import { TAX_RATES_PAGE } from '../pages.ts';
import { RulesPage } from '../RulesPage.tsx';

const nameOf = ({ country, validFrom }: TaxRate) => `${country}, ${validFrom}`;
const percentOf = ({ rateBp }: TaxRate) => String(rateBp / 100);

/** The standard rates by country and first day: those that come with the shop, and those that staff have entered. */
export function TaxRates(view: AdminViewServerProps) {
  const { words, locale, formatDay } = deskWords(view.i18n?.language);
  const { tax } = words;
  const said = tax.rates;
  return (
    <RulesPage<TaxRate & { entered: boolean }>
      view={view}
      of="tax-rate"
      page={TAX_RATES_PAGE}
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
        </>
      )}
      load={async (db) => {
        const entered = (await listTaxRules(db)).rates;
        const rules = allRates(entered)
          .map((rate) => ({ ...rate, entered: entered.includes(rate) }))
          .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
        return { rules };
      }}
      nameOf={nameOf}
      columns={[
        { label: tax.country, cell: ({ country }) => `${countryName(locale, country)} (${country})` },
        { label: tax.validFrom, cell: ({ validFrom }) => formatDay(validFrom) },
        { label: said.percent, cell: ({ rateBp }) => (rateBp / 100).toLocaleString(locale) },
        { label: said.source, cell: ({ entered }) => (entered ? said.entered : said.kept) },
      ]}
      editedAs={(rate) => ({ country: rate.country, validFrom: rate.validFrom, percent: percentOf(rate) })}
      removedBy={({ country, validFrom, entered }) => (entered ? { country, validFrom } : undefined)}
    />
  );
}
