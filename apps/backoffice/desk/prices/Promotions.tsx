import { findPromotion } from '@spindle/domain/pricing/find-promotion.ts';
import { listPromotions } from '@spindle/domain/pricing/list-promotions.ts';
import type { Promotion } from '@spindle/domain/pricing/promotion.ts';
import { sideBySide } from '@spindle/i18n/join-words.ts';
import type { AdminViewServerProps } from 'payload';
import { deskWords } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';
import { PROMOTIONS_PAGE } from '../pages.ts';
import { DiscountsPage } from './DiscountsPage.tsx';
import { PromotionForm } from './PromotionForm.tsx';

export function Promotions(view: AdminViewServerProps) {
  const { words, locale } = deskWords(view.i18n?.language);
  const { promotions: said, prices } = words;
  const forWhom = ({ licenceTypes, countries, tags }: Promotion) =>
    sideBySide(locale, [...licenceTypes.map((type) => words.licences[type]), ...countries, ...tags]) ||
    said.everybody;
  return (
    <DiscountsPage<Promotion>
      view={view}
      page={PROMOTIONS_PAGE}
      audited="promotion"
      said={said}
      find={findPromotion}
      list={async (db, after) => {
        const { promotions: discounts, next } = await listPromotions(db, { after });
        return { discounts, next };
      }}
      form={(promotion, typed, known) => (
        <PromotionForm words={words} promotion={promotion} typed={typed} {...known} />
      )}
      keyOf={({ key }) => key}
      endedBy={{ action: '/desk/end-promotion', field: 'key' }}
      columns={(productsOf) => [
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
        { label: prices.products, cell: (promotion) => productsOf(promotion) || said.everything },
        { label: said.forWhom, cell: forWhom },
        { label: said.stacking, cell: ({ stacking }) => said.stackings[stacking] },
      ]}
      below={
        <AskFirst
          action="/desk/make-call-token"
          fields={{ language: locale }}
          name={said.callToken.title}
          label={said.callToken.title}
          question={said.callToken.asks}
          yes={said.callToken.make}
          newTab
        />
      }
    />
  );
}
