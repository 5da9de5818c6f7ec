import { findPromotion } from '@spindle/domain/pricing/find-promotion.ts';
import { listPromotions } from '@spindle/domain/pricing/list-promotions.ts';
import type { Promotion } from '@spindle/domain/pricing/promotion.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../brand/Frame.tsx';
import { shop } from '../shop.ts';
import { AskFirst } from './AskFirst.tsx';
import { DeskPage } from './DeskPage.tsx';
import { deskWords } from './desk-words.ts';
import { PromotionForm } from './PromotionForm.tsx';
import { PRICE_ROLES, PROMOTIONS_PAGE } from './pages.ts';
import { stateOf, typedFields } from './price-rows.ts';

/** All promotion rules, the newest first; one of them, or a new one, in a form above. */
export function Promotions(view: AdminViewServerProps) {
  const { words, format } = deskWords(view.i18n?.language);
  const said = words.promotions;
  const asked = typedFields(view.searchParams);
  const outcome = asked.as === 'made' || asked.as === 'ended' ? asked.as : 'changed';
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        title={said.title}
        about={said.about}
        roles={PRICE_ROLES}
        notYours={words.pricesNotYours}
        done={(key) => said[outcome].replace('{key}', key)}
      >
        {async () => {
          const { deps } = await shop();
          const now = deps.clock.now();
          const edited = asked.edit === undefined ? undefined : await findPromotion(deps.db, asked.edit);
          const { promotions, next } = await listPromotions(deps.db, { after: asked.after });
          const forWhom = ({ licenceTypes, countries, tags }: Promotion) =>
            [...licenceTypes, ...countries, ...tags].join(', ') || said.everybody;
          return (
            <>
              {edited || asked.new !== undefined ? (
                <PromotionForm
                  words={words}
                  promotion={edited}
                  typed={asked.problem ? asked : undefined}
                  now={now}
                />
              ) : (
                <p className="desk-buttons">
                  <a href={`/admin${PROMOTIONS_PAGE}?new=1`}>{said.make}</a>
                </p>
              )}
              {promotions.length === 0 ? (
                <p>{said.none}</p>
              ) : (
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{said.key}</th>
                      <th scope="col">{words.prices.off}</th>
                      <th scope="col">{words.prices.products}</th>
                      <th scope="col">{said.forWhom}</th>
                      <th scope="col">{said.stacking}</th>
                      <th scope="col">{words.prices.uses}</th>
                      <th scope="col">{words.prices.runs}</th>
                      <td />
                    </tr>
                  </thead>
                  <tbody>
                    {promotions.map((promotion) => (
                      <tr key={promotion.key}>
                        <th scope="row">
                          {promotion.key}
                          <br />
                          <small>{promotion.name}</small>
                        </th>
                        <td data-label={words.prices.off}>{100 - promotion.payPercent} %</td>
                        <td data-label={words.prices.products}>
                          {promotion.pids.join(', ') || said.everything}
                        </td>
                        <td data-label={said.forWhom}>{forWhom(promotion)}</td>
                        <td data-label={said.stacking}>{said.stackings[promotion.stacking]}</td>
                        <td data-label={words.prices.uses}>
                          {promotion.used}
                          {promotion.maxUses !== null && ` / ${promotion.maxUses}`}
                        </td>
                        <td data-label={words.prices.runs}>
                          {format(promotion.startsAt)} – {format(promotion.endsAt)}{' '}
                          <span className="desk-state">{words.prices.states[stateOf(promotion, now)]}</span>
                        </td>
                        <td>
                          <div className="desk-row-actions">
                            <a
                              href={`/admin${PROMOTIONS_PAGE}?edit=${promotion.key}`}
                              aria-label={`${words.prices.edit}: ${promotion.key}`}
                            >
                              {words.prices.edit}
                            </a>
                            {stateOf(promotion, now) !== 'ended' && (
                              <AskFirst
                                action="/desk/end-promotion"
                                fields={{ key: promotion.key }}
                                name={`${words.prices.end}: ${promotion.key}`}
                                label={words.prices.end}
                                question={said.endAsks.replace('{key}', promotion.key)}
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
                  <a href={`/admin${PROMOTIONS_PAGE}?after=${next}`}>{words.prices.next}</a>
                </p>
              )}
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
