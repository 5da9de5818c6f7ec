import { listPayRatios } from '@spindle/domain/pay-ratios/list-pay-ratios.ts';
import { ANY, PAY_KINDS, type PayRatioKey, payRatio } from '@spindle/domain/pay-ratios/pay-ratio.ts';
import { CURRENCIES } from '@spindle/platform/currencies.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable, nextPage } from '../DeskTable.tsx';
import { deskWords } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';
import { DeskField, DeskForm, DeskSelect } from '../forms/DeskForm.tsx';
import { typedFields } from '../forms/typed-fields.ts';
import { PAY_RATIOS_PAGE } from '../pages.ts';

/** How much each payment method is preferred, by country; a form sets one of them, old or new. */
export function PayRatios(view: AdminViewServerProps) {
  const { words } = deskWords(view.i18n?.language);
  const said = words.payRatios;
  const asked = typedFields(view.searchParams);
  const shown = (value: string) => (value === ANY ? said.any : value);
  const outcome = asked.as === 'removed' ? 'removed' : 'set';
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        permission="prices"
        title={said.title}
        about={said.about}
        done={(method) => said[outcome].replace('{method}', method)}
      >
        {async () => {
          const { deps } = await shop();
          const { ratios, next } = await listPayRatios(deps.db, { after: keyOf(asked.after) });
          return (
            <>
              <DeskForm
                action="/desk/set-pay-ratio"
                title={said.form}
                save={words.prices.save}
                cancel={{ href: `/admin${PAY_RATIOS_PAGE}`, label: words.prices.cancel }}
              >
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
              </DeskForm>
              <DeskTable
                rows={ratios}
                none={said.none}
                idOf={nameOf}
                columns={[
                  { label: said.method, cell: ({ method }) => method },
                  { label: said.country, cell: ({ country }) => shown(country) },
                  { label: said.currency, cell: ({ currency }) => shown(currency) },
                  { label: said.kind, cell: ({ kind }) => said.kinds[kind] },
                  { label: said.weight, cell: ({ weight }) => weight },
                ]}
                actions={({ weight, ...key }) => (
                  <>
                    <a
                      href={`/admin${PAY_RATIOS_PAGE}?${new URLSearchParams({ ...key, weight: String(weight) })}`}
                      aria-label={`${words.prices.edit}: ${Object.values(key).map(shown).join(', ')}`}
                    >
                      {words.prices.edit}
                    </a>
                    <AskFirst
                      action="/desk/remove-pay-ratio"
                      fields={key}
                      name={`${said.remove}: ${Object.values(key).map(shown).join(', ')}`}
                      label={said.remove}
                      question={said.removeAsks}
                      yes={said.removeYes}
                    />
                  </>
                )}
                next={nextPage(PAY_RATIOS_PAGE, next && nameOf(next), words.prices.next)}
              />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}

const nameOf = ({ country, currency, kind, method }: PayRatioKey) =>
  [country, currency, kind, method].join(' ');

function keyOf(name: string | undefined): PayRatioKey | undefined {
  const [country, currency, kind, method] = name?.split(' ') ?? [];
  return payRatio.omit({ weight: true }).safeParse({ country, currency, kind, method }).data;
}
