import { findPromotion } from '@spindle/domain/pricing/find-promotion.ts';
import { listPromotions } from '@spindle/domain/pricing/list-promotions.ts';
import type { Promotion } from '@spindle/domain/pricing/promotion.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable, nextPage } from '../DeskTable.tsx';
import { deskWords } from '../desk-words.ts';
import { typedFields } from '../forms/typed-fields.ts';
import { PROMOTIONS_PAGE } from '../pages.ts';
import { PriceActions, Runs, Uses } from './PriceRow.tsx';
import { PromotionForm } from './PromotionForm.tsx';
import { stateOf } from './price-rows.ts';

/** All promotion rules, the newest first; one of them, or a new one, in a form above. */
export function Promotions(view: AdminViewServerProps) {
  const { words, format } = deskWords(view.i18n?.language);
  const { promotions: said, prices } = words;
  const asked = typedFields(view.searchParams);
  const outcome = asked.as === 'made' || asked.as === 'ended' ? asked.as : 'changed';
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        permission="prices"
        title={said.title}
        about={said.about}
        done={(key) => said[outcome].replace('{key}', key)}
      >
        {async () => {
          const { deps } = await shop();
          const now = deps.clock.now();
          const edited = asked.edit === undefined ? undefined : await findPromotion(deps.db, asked.edit);
          const { promotions, next } = await listPromotions(deps.db, { after: asked.after });
          const forWhom = ({ licenceTypes, countries, tags }: Promotion) =>
            [...licenceTypes.map((type) => words.licences[type]), ...countries, ...tags].join(', ') ||
            said.everybody;
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
              <DeskTable
                rows={promotions}
                none={said.none}
                idOf={({ key }) => key}
                columns={[
                  {
                    label: said.key,
                    cell: ({ key, name }) => (
                      <>
                        {key}
                        <br />
                        <small>{name}</small>
                      </>
                    ),
                  },
                  { label: prices.off, cell: ({ payPercent }) => `${100 - payPercent} %` },
                  { label: prices.products, cell: ({ pids }) => pids.join(', ') || said.everything },
                  { label: said.forWhom, cell: forWhom },
                  { label: said.stacking, cell: ({ stacking }) => said.stackings[stacking] },
                  { label: prices.uses, cell: (row) => <Uses row={row} /> },
                  { label: prices.runs, cell: (row) => <Runs {...{ row, now, format, words }} /> },
                ]}
                actions={(promotion) => (
                  <PriceActions
                    words={words}
                    name={promotion.key}
                    edit={`/admin${PROMOTIONS_PAGE}?edit=${promotion.key}`}
                    end={
                      stateOf(promotion, now) === 'ended'
                        ? undefined
                        : {
                            action: '/desk/end-promotion',
                            fields: { key: promotion.key },
                            question: said.endAsks.replace('{key}', promotion.key),
                          }
                    }
                  />
                )}
                next={nextPage(PROMOTIONS_PAGE, next, prices.next)}
              />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
