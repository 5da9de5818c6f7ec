import {
  type LifetimePriceKey,
  lifetimePrice,
} from '@spindle/domain/subscriptions/lifetime/lifetime-price.ts';
import { listLifetimePrices } from '@spindle/domain/subscriptions/lifetime/list-lifetime-prices.ts';
import { CURRENCIES } from '@spindle/platform/currencies.ts';
import { TERMS } from '@spindle/platform/licence-types.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable, nextPage } from '../DeskTable.tsx';
import { deskWords } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';
import { DeskField, DeskForm, DeskSelect } from '../forms/DeskForm.tsx';
import { amountField } from '../forms/money-field.ts';
import { typedFields } from '../forms/typed-fields.ts';
import { LIFETIME_PRICES_PAGE } from '../pages.ts';

/** What the step from a subscription to a lifetime licence costs; a form sets one of the prices, old or new. */
export function LifetimePrices(view: AdminViewServerProps) {
  const { words } = deskWords(view.i18n?.language);
  const said = words.lifetimePrices;
  const asked = typedFields(view.searchParams);
  const outcome = asked.as === 'removed' ? 'removed' : 'set';
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        permission="prices"
        title={said.title}
        about={said.about}
        done={(product) => said[outcome].replace('{product}', product)}
      >
        {async () => {
          const { deps } = await shop();
          const { prices, next } = await listLifetimePrices(deps.db, { after: keyOf(asked.after) });
          return (
            <>
              <DeskForm
                action="/desk/set-lifetime-price"
                title={said.form}
                save={words.prices.save}
                cancel={{ href: `/admin${LIFETIME_PRICES_PAGE}`, label: words.prices.cancel }}
              >
                <DeskField
                  name="pid"
                  label={said.product}
                  help={said.productHelp}
                  value={asked.pid ?? ''}
                  required
                  pattern="[0-9]{1,9}"
                />
                <DeskSelect
                  name="term"
                  label={said.term}
                  value={asked.term ?? '1Y'}
                  options={TERMS.map((term) => [term, words.licences[term]])}
                />
                <DeskSelect
                  name="currency"
                  label={said.currency}
                  value={asked.currency ?? 'USD'}
                  options={CURRENCIES.map((currency) => [currency, currency])}
                />
                <DeskField
                  name="amount"
                  label={said.amount}
                  help={said.amountHelp}
                  value={asked.amount ?? ''}
                  required
                />
              </DeskForm>
              <DeskTable
                rows={prices}
                none={said.none}
                idOf={nameOf}
                columns={[
                  { label: said.product, cell: ({ pid }) => pid },
                  { label: said.term, cell: ({ term }) => words.licences[term] },
                  {
                    label: said.amount,
                    cell: ({ amountMinor, currency }) => `${amountField(amountMinor, currency)} ${currency}`,
                  },
                ]}
                actions={({ amountMinor, ...key }) => {
                  const amount = amountField(amountMinor, key.currency);
                  const name = `${key.pid}, ${words.licences[key.term]}, ${key.currency}`;
                  return (
                    <>
                      <a
                        href={`/admin${LIFETIME_PRICES_PAGE}?${new URLSearchParams({ ...key, amount })}`}
                        aria-label={`${words.prices.edit}: ${name}`}
                      >
                        {words.prices.edit}
                      </a>
                      <AskFirst
                        action="/desk/remove-lifetime-price"
                        fields={key}
                        name={`${said.remove}: ${name}`}
                        label={said.remove}
                        question={said.removeAsks}
                        yes={said.removeYes}
                      />
                    </>
                  );
                }}
                next={nextPage(LIFETIME_PRICES_PAGE, next && nameOf(next), words.prices.next)}
              />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}

const nameOf = ({ pid, term, currency }: LifetimePriceKey) => [pid, term, currency].join(' ');

function keyOf(name: string | undefined): LifetimePriceKey | undefined {
  const [pid, term, currency] = name?.split(' ') ?? [];
  return lifetimePrice.omit({ amountMinor: true }).safeParse({ pid, term, currency }).data;
}
