import type { ExchangeBatch } from '@spindle/domain/exchange-codes/exchange-code.ts';
import { listBatches } from '@spindle/domain/exchange-codes/list-batches.ts';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable, nextPage } from '../DeskTable.tsx';
import { deskWords } from '../desk-words.ts';
import { typedFields } from '../forms/typed-fields.ts';
import { EXCHANGE_PAGE } from '../pages.ts';
import { EndIt } from '../prices/PriceRow.tsx';
import { productChoices } from '../product-choices.ts';
import { productLabels } from '../product-labels.ts';
import { ExchangeBatchForm } from './ExchangeBatchForm.tsx';

/** All batches of exchange codes, the newest first; a new one in a form above. */
export function ExchangeCodes(view: AdminViewServerProps) {
  const { locale, words, formatIn } = deskWords(view.i18n?.language);
  // As its form asks for them.
  const format = formatIn('UTC');
  const said = words.exchange;
  const asked = typedFields(view.searchParams);
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        permission="exchange_codes"
        title={said.title}
        about={said.about}
        done={(name) => (asked.as === 'ended' ? said.ended : said.made).replace('{name}', name)}
      >
        {async () => {
          const { deps } = await shop();
          const now = deps.clock.now();
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
                  products={await productChoices(deps.db, locale)}
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
                      download
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
