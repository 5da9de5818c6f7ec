import type { ExchangeBatch } from '@spindle/domain/exchange-codes/exchange-code.ts';
import { listBatches } from '@spindle/domain/exchange-codes/list-batches.ts';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { Frame } from '../brand/Frame.tsx';
import { shop } from '../shop.ts';
import { AskFirst } from './AskFirst.tsx';
import { DeskPage } from './DeskPage.tsx';
import { deskWords } from './desk-words.ts';
import { ExchangeBatchForm } from './ExchangeBatchForm.tsx';
import { EXCHANGE_PAGE } from './pages.ts';
import { typedFields } from './price-rows.ts';

/** All batches of exchange codes, the newest first; a new one in a form above. */
export function ExchangeCodes(view: AdminViewServerProps) {
  const { words, format } = deskWords(view.i18n?.language);
  const said = words.exchange;
  const asked = typedFields(view.searchParams);
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
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
          return (
            <>
              {asked.which !== undefined && <p>{said.which.replace('{code}', asked.which)}</p>}
              {asked.new === undefined ? (
                <p className="desk-buttons">
                  <a href={`/admin${EXCHANGE_PAGE}?new=1`}>{said.make}</a>
                </p>
              ) : (
                <ExchangeBatchForm words={words} typed={asked} />
              )}
              {batches.length === 0 ? (
                <p>{said.none}</p>
              ) : (
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{said.name}</th>
                      <th scope="col">{said.product}</th>
                      <th scope="col">{said.licence}</th>
                      <th scope="col">{said.redeemed}</th>
                      <th scope="col">{said.untilShort}</th>
                      <td />
                    </tr>
                  </thead>
                  <tbody>
                    {batches.map((batch) => (
                      <tr key={batch.id}>
                        <th scope="row">{batch.name}</th>
                        <td data-label={said.product}>{batch.pid}</td>
                        <td data-label={said.licence}>{said.licences[batch.licenceType]}</td>
                        <td data-label={said.redeemed}>{`${batch.redeemed} / ${batch.codes}`}</td>
                        <td data-label={said.untilShort}>
                          {batch.redeemableUntil && format(batch.redeemableUntil)}{' '}
                          {hasEnded(batch, now) && (
                            <span className="desk-state">{words.prices.states.ended}</span>
                          )}
                        </td>
                        <td>
                          <div className="desk-row-actions">
                            <a
                              href={`/desk/exchange-codes?batch=${batch.id}`}
                              aria-label={`${said.download}: ${batch.name}`}
                              download
                            >
                              {said.download}
                            </a>
                            {!hasEnded(batch, now) && (
                              <AskFirst
                                action="/desk/end-exchange-codes"
                                fields={{ batch: batch.id, name: batch.name }}
                                name={`${words.prices.end}: ${batch.name}`}
                                label={words.prices.end}
                                question={said.endAsks.replace('{name}', batch.name)}
                                yes={words.prices.endYes}
                              />
                            )}
                          </div>
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              )}
              {next && (
                <p>
                  <a href={`/admin${EXCHANGE_PAGE}?after=${next}`}>{words.prices.next}</a>
                </p>
              )}
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}

const hasEnded = ({ endedAt, redeemableUntil }: ExchangeBatch, now: Date) =>
  endedAt !== null || (redeemableUntil !== null && redeemableUntil <= now);
