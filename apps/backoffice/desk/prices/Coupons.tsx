import { findCoupon } from '@spindle/domain/pricing/find-coupon.ts';
import { listCoupons } from '@spindle/domain/pricing/list-coupons.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable, nextPage } from '../DeskTable.tsx';
import { deskWords } from '../desk-words.ts';
import { typedFields } from '../forms/typed-fields.ts';
import { COUPONS_PAGE } from '../pages.ts';
import { CouponForm } from './CouponForm.tsx';
import { PriceActions, Runs, Uses } from './PriceRow.tsx';
import { stateOf } from './price-rows.ts';

/** All coupons, the newest first; one of them, or a new one, in a form above. */
export function Coupons(view: AdminViewServerProps) {
  const { words, format } = deskWords(view.i18n?.language);
  const { coupons: said, prices } = words;
  const asked = typedFields(view.searchParams);
  const outcome = asked.as === 'made' || asked.as === 'ended' ? asked.as : 'changed';
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        permission="prices"
        title={said.title}
        about={said.about}
        done={(code) => said[outcome].replace('{code}', code)}
      >
        {async () => {
          const { deps } = await shop();
          const now = deps.clock.now();
          const edited = asked.edit === undefined ? undefined : await findCoupon(deps.db, asked.edit);
          const { coupons, next } = await listCoupons(deps.db, { after: asked.after });
          return (
            <>
              {edited || asked.new !== undefined ? (
                <CouponForm words={words} coupon={edited} typed={asked.problem ? asked : undefined} />
              ) : (
                <p className="desk-buttons">
                  <a href={`/admin${COUPONS_PAGE}?new=1`}>{said.make}</a>
                </p>
              )}
              <DeskTable
                rows={coupons}
                none={said.none}
                idOf={({ code }) => code}
                columns={[
                  { label: said.code, cell: ({ code }) => code },
                  { label: prices.off, cell: ({ payPercent }) => `${100 - payPercent} %` },
                  { label: prices.products, cell: ({ pids }) => pids.join(', ') },
                  { label: said.audience, cell: ({ email, audience }) => email ?? said.audiences[audience] },
                  { label: prices.uses, cell: (row) => <Uses row={row} /> },
                  { label: prices.runs, cell: (row) => <Runs {...{ row, now, format, words }} /> },
                ]}
                actions={(coupon) => (
                  <PriceActions
                    words={words}
                    name={coupon.code}
                    edit={`/admin${COUPONS_PAGE}?edit=${encodeURIComponent(coupon.code)}`}
                    end={
                      stateOf(coupon, now) === 'ended'
                        ? undefined
                        : {
                            action: '/desk/end-coupon',
                            fields: { code: coupon.code },
                            question: said.endAsks.replace('{code}', coupon.code),
                          }
                    }
                  />
                )}
                next={nextPage(COUPONS_PAGE, next, prices.next)}
              />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
