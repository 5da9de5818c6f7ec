import { findAddress } from '@spindle/domain/accounts/find-address.ts';
import type { ExchangeBatch } from '@spindle/domain/exchange-codes/exchange-code.ts';
import { exchangeCodeDetails } from '@spindle/domain/exchange-codes/find-exchange-code.ts';
import { listBatches } from '@spindle/domain/exchange-codes/list-batches.ts';
import { findTimeZone } from '@spindle/domain/seller/find-time-zone.ts';
import { permissionsOf } from '@spindle/domain/staff/may-act.ts';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable, nextPage } from '../DeskTable.tsx';
import { deskWords } from '../desk-words.ts';
import { DeskSearch } from '../forms/DeskSearch.tsx';
import { keptForm } from '../forms/kept-forms.ts';
import { typedFields } from '../forms/typed-fields.ts';
import { EXCHANGE_PAGE } from '../pages.ts';
import { EndIt } from '../prices/PriceRow.tsx';
import { productChoices } from '../product-choices.ts';
import { boughtLabels, productLabels } from '../product-labels.ts';
import { staffActor } from '../staff-actor.ts';
import { CodeDetails } from './CodeDetails.tsx';
import { ExchangeBatchForm } from './ExchangeBatchForm.tsx';

/** All batches of exchange codes, the newest first, below a form for a new one. */
export function ExchangeCodes(view: AdminViewServerProps) {
  const { locale, words, formatIn } = deskWords(view.i18n?.language);
  const said = words.exchange;
  const asked = typedFields(view.searchParams);
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        audited="exchange_batch"
        permission="exchange_codes"
        title={said.title}
        about={said.about}
        done={(name) => (asked.as === 'ended' ? said.ended : said.made).replace('{name}', name)}
      >
        {async () => {
          const { deps } = await shop();
          const now = deps.clock.now();
          const timeZone = await findTimeZone(deps.db);
          const format = formatIn(timeZone);
          const actor = staffActor(view.user);
          const codeId = z.uuid().safeParse(asked.code).data;
          const found = codeId === undefined ? undefined : await exchangeCodeDetails(deps, codeId);
          const { licence } = found ?? {};
          const { batches, next } = await listBatches(deps.db, {
            after: z.uuid().safeParse(asked.after).data,
          });
          const label = await productLabels(
            deps.db,
            batches.map(({ pid }) => pid),
            locale,
          );
          return (
            <>
              {asked.which !== undefined && <p>{said.which.replace('{code}', asked.which)}</p>}
              {asked.new === undefined ? (
                <p className="desk-buttons">
                  <a href={`/admin${EXCHANGE_PAGE}?new=1`}>{said.make}</a>
                </p>
              ) : (
                <ExchangeBatchForm
                  words={words}
                  typed={asked}
                  timeZone={timeZone}
                  products={await productChoices(deps.db, locale)}
                />
              )}
              <DeskSearch
                page={EXCHANGE_PAGE}
                post="/desk/find-exchange-code"
                label={said.find}
                help={said.findHelp}
                q={keptForm(asked.kept, actor, deps.clock).q ?? ''}
                show={words.orderList.show}
              />
              {found && (
                <CodeDetails
                  details={found}
                  owner={licence && (await findAddress(deps.db, licence.memberId))?.email}
                  ended={hasEnded(found.batch, now)}
                  permissions={await permissionsOf(deps.db, actor)}
                  labelOf={await boughtLabels(deps.db, licence ? [licence] : [], locale)}
                  words={words}
                  format={format}
                />
              )}
              <DeskTable
                rows={batches}
                none={said.none}
                idOf={({ id }) => id}
                columns={[
                  { label: said.name, cell: ({ name }) => name },
                  { label: said.product, cell: ({ pid }) => label(pid) },
                  { label: said.licence, cell: ({ licenceType }) => words.licences[licenceType] },
                  { label: said.redeemed, cell: ({ redeemed, codes }) => `${redeemed} / ${codes}` },
                  {
                    label: said.untilShort,
                    cell: (batch) => (
                      <>
                        {batch.redeemableUntil ? format(batch.redeemableUntil) : words.prices.noEnd}{' '}
                        {hasEnded(batch, now) && (
                          <span className="desk-state">{words.prices.states.ended}</span>
                        )}
                      </>
                    ),
                  },
                ]}
                actions={(batch) => (
                  <>
                    <a
                      href={`/desk/exchange-codes?batch=${batch.id}`}
                      aria-label={`${said.download}: ${batch.name}`}
                    >
                      {said.download}
                    </a>
                    {!hasEnded(batch, now) && (
                      <EndIt
                        words={words}
                        name={batch.name}
                        action="/desk/end-exchange-codes"
                        fields={{ batch: batch.id, name: batch.name }}
                        question={said.endAsks.replace('{name}', batch.name)}
                      />
                    )}
                  </>
                )}
                next={nextPage(EXCHANGE_PAGE, next, words.prices.next)}
              />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}

const hasEnded = ({ endedAt, redeemableUntil }: ExchangeBatch, now: Date) =>
  endedAt !== null || (redeemableUntil !== null && redeemableUntil <= now);
