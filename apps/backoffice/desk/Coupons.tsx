import type { Coupon } from '@spindle/domain/pricing/coupon.ts';
import { findCoupon } from '@spindle/domain/pricing/find-coupon.ts';
import { listCoupons } from '@spindle/domain/pricing/list-coupons.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../brand/Frame.tsx';
import { shop } from '../shop.ts';
import { AskFirst } from './AskFirst.tsx';
import { CouponForm } from './CouponForm.tsx';
import { DeskPage } from './DeskPage.tsx';
import { deskWords } from './desk-words.ts';
import { COUPONS_PAGE, PRICE_ROLES } from './pages.ts';
import { stateOf, typedFields } from './price-rows.ts';

/** All coupons, the newest first; one of them, or a new one, in a form above. */
export function Coupons(view: AdminViewServerProps) {
  const { words, format } = deskWords(view.i18n?.language);
  const said = words.coupons;
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
              {coupons.length === 0 ? (
                <p>{said.none}</p>
              ) : (
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{said.code}</th>
                      <th scope="col">{words.prices.off}</th>
                      <th scope="col">{words.prices.products}</th>
                      <th scope="col">{said.audience}</th>
                      <th scope="col">{words.prices.uses}</th>
                      <th scope="col">{words.prices.runs}</th>
                      <td />
                    </tr>
                  </thead>
                  <tbody>
                    {coupons.map((coupon) => (
                      <tr key={coupon.code}>
                        <th scope="row">{coupon.code}</th>
                        <td data-label={words.prices.off}>{100 - coupon.payPercent} %</td>
                        <td data-label={words.prices.products}>{coupon.pids.join(', ')}</td>
                        <td data-label={said.audience}>{coupon.email ?? said.audiences[coupon.audience]}</td>
                        <td data-label={words.prices.uses}>{usesOf(coupon)}</td>
                        <td data-label={words.prices.runs}>
                          {coupon.startsAt && format(coupon.startsAt)}
                          {(coupon.startsAt || coupon.endsAt) && ' – '}
                          {coupon.endsAt && format(coupon.endsAt)}{' '}
                          <span className="desk-state">{words.prices.states[stateOf(coupon, now)]}</span>
                        </td>
                        <td>
                          <div className="desk-row-actions">
                            <a
                              href={`/admin${COUPONS_PAGE}?edit=${encodeURIComponent(coupon.code)}`}
                              aria-label={`${words.prices.edit}: ${coupon.code}`}
                            >
                              {words.prices.edit}
                            </a>
                            {stateOf(coupon, now) !== 'ended' && (
                              <AskFirst
                                action="/desk/end-coupon"
                                fields={{ code: coupon.code }}
                                name={`${words.prices.end}: ${coupon.code}`}
                                label={words.prices.end}
                                question={said.endAsks.replace('{code}', coupon.code)}
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
                  <a href={`/admin${COUPONS_PAGE}?after=${encodeURIComponent(next)}`}>{words.prices.next}</a>
                </p>
              )}
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}

const usesOf = ({ used, maxUses }: Coupon) => (maxUses === null ? String(used) : `${used} / ${maxUses}`);
