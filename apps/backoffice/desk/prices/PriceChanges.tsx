import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import { listPriceChanges } from '@spindle/domain/subscriptions/prices/list-price-changes.ts';
import { WITHOUT_AGREEMENT } from '@spindle/domain/subscriptions/prices/price-change.ts';
import { CURRENCIES } from '@spindle/platform/currencies.ts';
import { TERMS } from '@spindle/platform/licence-types.ts';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable, nextPage } from '../DeskTable.tsx';
import { type DeskWords, deskWords } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';
import { DeskField, DeskForm, DeskSelect } from '../forms/DeskForm.tsx';
import { ProductSelect } from '../forms/ProductFields.tsx';
import { typedFields } from '../forms/typed-fields.ts';
import { PRICE_CHANGES_PAGE } from '../pages.ts';
import { type ProductChoices, productChoices } from '../product-choices.ts';
import { productLabels } from '../product-labels.ts';
import { answersOf } from './answers-of.ts';

/** Prices that running subscriptions were told of, and how many have agreed; a form announces one. */
export function PriceChanges(view: AdminViewServerProps) {
  const { locale, words, format } = deskWords(view.i18n?.language);
  const said = words.priceChanges;
  const asked = typedFields(view.searchParams);
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        permission="prices"
        title={said.title}
        about={said.about}
        done={(product) =>
          (asked.as === 'withdrawn' ? said.withdrawnDone : said.done).replace('{product}', product)
        }
      >
        {async () => {
          const { deps } = await shop();
          const now = deps.clock.now();
          const after = z.uuid().safeParse(asked.after).data;
          const { changes, next } = await listPriceChanges(deps.db, { after });
          const label = await productLabels(
            deps.db,
            changes.map(({ pid }) => pid),
            locale,
          );
          return (
            <>
              <PriceChangeForm words={words} typed={asked} products={await productChoices(deps.db, locale)} />
              <DeskTable
                rows={changes}
                none={said.none}
                idOf={({ id }) => id}
                columns={[
                  { label: said.product, cell: ({ pid, term }) => `${label(pid)}, ${words.licences[term]}` },
                  {
                    label: said.amount,
                    amount: true,
                    cell: ({ priceMinor, currency }) => formatExactMoney(priceMinor, currency, locale),
                  },
                  { label: said.announced, cell: ({ announcedAt }) => format(announcedAt) },
                  {
                    label: said.starts,
                    cell: (change) => (
                      <>
                        {format(change.startsAt)}{' '}
                        {change.withdrawnAt && <span className="desk-state">{said.withdrawn}</span>}
                      </>
                    ),
                  },
                  { label: said.without, cell: ({ withoutAgreement }) => said.withouts[withoutAgreement] },
                  { label: said.told, cell: ({ told }) => told },
                  { label: said.answers, cell: (counts) => answersOf(counts, said.answered) },
                ]}
                actions={({ id, pid, term, startsAt, firstStart, withdrawnAt }) =>
                  !withdrawnAt &&
                  (firstStart ?? startsAt) > now && (
                    <AskFirst
                      action="/desk/withdraw-price"
                      fields={{ change: id }}
                      name={`${said.withdraw}: ${label(pid)}, ${words.licences[term]}`}
                      label={said.withdraw}
                      question={said.withdrawAsks.replace('{product}', label(pid))}
                      yes={said.withdrawYes}
                    />
                  )
                }
                next={nextPage(PRICE_CHANGES_PAGE, next, words.prices.next)}
              />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}

function PriceChangeForm({
  words,
  typed,
  products,
}: {
  words: DeskWords;
  typed: Readonly<Record<string, string | undefined>>;
  products: ProductChoices;
}) {
  const said = words.priceChanges;
  return (
    <DeskForm
      action="/desk/announce-price"
      title={said.form}
      save={said.save}
      cancel={{ href: `/admin${PRICE_CHANGES_PAGE}`, label: words.prices.cancel }}
    >
      <ProductSelect
        label={said.product}
        choose={words.prices.chooseProduct}
        value={typed.pid ?? ''}
        products={products}
      />
      <DeskSelect
        name="term"
        label={said.term}
        value={typed.term ?? '1Y'}
        options={TERMS.map((term) => [term, words.licences[term]])}
      />
      <DeskSelect
        name="currency"
        label={said.currency}
        value={typed.currency ?? 'USD'}
        options={CURRENCIES.map((currency) => [currency, currency])}
      />
      <DeskField
        name="amount"
        label={said.amount}
        help={said.amountHelp}
        value={typed.amount ?? ''}
        required
      />
      <DeskField
        name="starts"
        type="datetime-local"
        label={said.starts}
        value={typed.starts ?? ''}
        required
      />
      <DeskSelect
        name="without"
        label={said.without}
        value={typed.without ?? 'keeps'}
        options={WITHOUT_AGREEMENT.map((one) => [one, said.withouts[one]])}
      />
    </DeskForm>
  );
}
