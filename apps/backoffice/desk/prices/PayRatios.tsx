import { listPayRatios } from '@spindle/domain/pay-ratios/list-pay-ratios.ts';
import {
  ANY,
  PAY_KINDS,
  type PayRatio,
  type PayRatioKey,
  payRatio,
} from '@spindle/domain/pay-ratios/pay-ratio.ts';
import { CURRENCIES } from '@spindle/platform/currencies.ts';
import type { AdminViewServerProps } from 'payload';
import { deskWords } from '../desk-words.ts';
import { DeskField, DeskSelect } from '../forms/DeskForm.tsx';
import { PAY_RATIOS_PAGE } from '../pages.ts';
import { RulesPage } from '../RulesPage.tsx';

/** How much each payment method is preferred, by country. */
export function PayRatios(view: AdminViewServerProps) {
  const { words } = deskWords(view.i18n?.language);
  const said = words.payRatios;
  const shown = (value: string) => (value === ANY ? said.any : value);
  return (
    <RulesPage<PayRatio>
      view={view}
      of="pay-ratio"
      page={PAY_RATIOS_PAGE}
      permission="prices"
      said={said}
      fields={(asked) => (
        <>
          <DeskField
            name="country"
            label={said.country}
            help={said.countryHelp}
            value={asked.country === ANY ? '' : (asked.country ?? '')}
            pattern="[A-Za-z]{2}"
          />
          <DeskSelect
            name="currency"
            label={said.currency}
            value={asked.currency ?? ANY}
            options={[[ANY, said.any], ...CURRENCIES.map((currency) => [currency, currency] as const)]}
          />
          <DeskSelect
            name="kind"
            label={said.kind}
            value={asked.kind ?? 'non_subscription'}
            options={PAY_KINDS.map((kind) => [kind, said.kinds[kind]])}
          />
          <DeskField
            name="method"
            label={said.method}
            help={said.methodHelp}
            value={asked.method ?? ''}
            required
            pattern="[a-z][a-z_]{1,30}"
          />
          <DeskField
            name="weight"
            label={said.weight}
            help={said.weightHelp}
            type="number"
            min={0}
            max={1000}
            required
            value={asked.weight ?? ''}
          />
        </>
      )}
      load={async (db, after) => {
        const { ratios, next } = await listPayRatios(db, { after: keyOf(after) });
        return {
          rules: ratios,
          next: next && [next.country, next.currency, next.kind, next.method].join(' '),
        };
      }}
      nameOf={({ weight: _, ...key }) => Object.values(key).map(shown).join(', ')}
      columns={[
        { label: said.method, cell: ({ method }) => method },
        { label: said.country, cell: ({ country }) => shown(country) },
        { label: said.currency, cell: ({ currency }) => shown(currency) },
        { label: said.kind, cell: ({ kind }) => said.kinds[kind] },
        { label: said.weight, cell: ({ weight }) => weight },
      ]}
      editedAs={({ weight, ...key }) => ({ ...key, weight: String(weight) })}
      removedBy={({ weight: _, ...key }) => key}
    />
  );
}

function keyOf(name: string | undefined): PayRatioKey | undefined {
  const [country, currency, kind, method] = name?.split(' ') ?? [];
  return payRatio.omit({ weight: true }).safeParse({ country, currency, kind, method }).data;
}
