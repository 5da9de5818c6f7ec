import type { Actor } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import { findTimeZone } from '@spindle/domain/seller/find-time-zone.ts';
import { listPriceChanges } from '@spindle/domain/subscriptions/prices/list-price-changes.ts';
import { previewPriceChange } from '@spindle/domain/subscriptions/prices/preview-price-change.ts';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable, nextPage } from '../DeskTable.tsx';
import { deskWords, filled } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';
import { typedFields } from '../forms/typed-fields.ts';
import { PRICE_CHANGES_PAGE } from '../pages.ts';
import { productChoices } from '../product-choices.ts';
import { productLabels } from '../product-labels.ts';
import { staffActor } from '../staff-actor.ts';
import { answersOf } from './answers-of.ts';
import { askedPrice, PRICE_FIELDS } from './asked-price.ts';
import { PriceChangeForm } from './PriceChangeForm.tsx';
import { PriceChangePreview } from './PriceChangePreview.tsx';

/**
 * Prices that were announced to running subscriptions, and how many have agreed. A form previews a new price, and a
 * button announces it.
 */
export function PriceChanges(view: AdminViewServerProps) {
  const { locale, words, formatIn } = deskWords(view.i18n?.language);
  const said = words.priceChanges;
  const asked = typedFields(view.searchParams);
  const actor = staffActor(view.user);
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        audited="price_change"
        permission="prices"
        title={said.title}
        about={said.about}
        done={async (pid) => {
          const { deps } = await shop();
          const product = (await productLabels(deps.db, [pid], locale))(pid);
          return filled(asked.as === 'withdrawn' ? said.withdrawnDone : said.done, { product });
        }}
      >
        {async () => {
          const { deps } = await shop();
          const now = deps.clock.now();
          const timeZone = await findTimeZone(deps.db);
          const format = formatIn(timeZone);
          const after = z.uuid().safeParse(asked.after).data;
          const { changes, next } = await listPriceChanges(deps.db, { after });
          const previewed =
            asked.preview === undefined ? undefined : await previewOf(deps, actor, asked, timeZone);
          const label = await productLabels(
            deps.db,
            [...changes.map(({ pid }) => pid), asked.pid ?? ''],
            locale,
          );
          return (
            <>
              <PriceChangeForm
                {...{ words, timeZone, typed: asked }}
                products={await productChoices(deps.db, locale)}
              />
              {previewed && !previewed.ok && <p role="alert">{words.problems[previewed.error]}</p>}
              {previewed?.ok && (
                <PriceChangePreview
                  preview={previewed.preview}
                  fields={Object.fromEntries(PRICE_FIELDS.map((name) => [name, asked[name] ?? '']))}
                  product={label(previewed.preview.change.pid)}
                  {...{ locale, words, format }}
                />
              )}
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
                  { label: said.answers, cell: (counts) => answersOf(counts, said.answered, locale) },
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

async function previewOf(
  deps: Shop['deps'],
  actor: Actor,
  typed: Readonly<Record<string, string | undefined>>,
  timeZone: string,
) {
  const { pid, term, currency, amount, starts, without } = typed;
  const asked = askedPrice({ pid, term, currency, amount, starts, without }, timeZone);
  if (!asked) return { ok: false, error: 'price_change_invalid' } as const;
  return previewPriceChange(deps, actor, asked);
}
