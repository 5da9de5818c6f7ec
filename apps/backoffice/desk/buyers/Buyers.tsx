import { findBuyer } from '@spindle/domain/fulfilment/find-buyer.ts';
import { licencesOfMember } from '@spindle/domain/licences/licences-of-member.ts';
import { listOrders } from '@spindle/domain/orders/list-orders.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import { permissionsOf } from '@spindle/domain/staff/may-act.ts';
import { listSubscriptions } from '@spindle/domain/subscriptions/desk/list-subscriptions.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { ActAsMember } from '../acting/ActAsMember.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { deskMoments } from '../desk-moments.ts';
import { deskWords } from '../desk-words.ts';
import { DeskSearch } from '../forms/DeskSearch.tsx';
import { keptForm } from '../forms/kept-forms.ts';
import { typedFields } from '../forms/typed-fields.ts';
import { BUYERS_PAGE, memberPage } from '../pages.ts';
import { boughtLabels } from '../product-labels.ts';
import { staffActor } from '../staff-actor.ts';
import { BuyerLicences, BuyerOrders, BuyerSubscriptions } from './BuyerParts.tsx';

/** Finds a buyer by what they can tell, and shows everything about them that this member of staff may see. */
export function Buyers(view: AdminViewServerProps) {
  const { locale, words } = deskWords(view.i18n?.language);
  const said = words.buyers;
  const { kept, order = '' } = typedFields(view.searchParams);
  const money = (amountMinor: number, currency: string) => formatExactMoney(amountMinor, currency, locale);
  return (
    <Frame view={view} title={said.title}>
      <DeskPage view={view} permission="orders" title={said.title} about={said.about} done={(what) => what}>
        {async () => {
          const { deps } = await shop();
          const format = await deskMoments(deps.db, view.i18n?.language);
          const { db } = deps;
          const actor = staffActor(view.user);
          const permissions = await permissionsOf(db, actor);
          const q = keptForm(kept, actor, deps.clock).q ?? order;
          const buyer = q ? await findBuyer(db, q) : undefined;
          const { memberId } = buyer ?? {};
          const orders = buyer ? (await listOrders(db, { buyer })).orders : [];
          const licences =
            memberId && permissions.includes('licences')
              ? await licencesOfMember(deps, { memberId })
              : undefined;
          const subscriptions =
            memberId && permissions.includes('subscriptions')
              ? (await listSubscriptions(db, { memberId })).subscriptions
              : undefined;
          const bought = [
            ...orders.flatMap(({ lines }) => lines),
            ...(licences ?? []),
            ...(subscriptions ?? []),
          ];
          const labelOf = await boughtLabels(db, bought, locale);
          const part = { locale, words, labelOf, format, money };
          return (
            <>
              <DeskSearch
                page={BUYERS_PAGE}
                post="/desk/find-buyer"
                label={said.search}
                q={q}
                show={words.orderList.show}
              />
              {q && !buyer && <p>{said.none}</p>}
              {buyer && (
                <>
                  <h2>{buyer.isErased ? words.orderList.erased : buyer.email}</h2>
                  <p>
                    {memberId && permissions.includes('members') ? (
                      <a href={`/admin${memberPage(memberId)}`}>{said.account}</a>
                    ) : (
                      said[memberId ? 'account' : 'noAccount']
                    )}
                  </p>
                  <BuyerOrders orders={orders} buyer={buyer} {...part} />
                  {licences && <BuyerLicences licences={licences} {...part} />}
                  {subscriptions && <BuyerSubscriptions subscriptions={subscriptions} {...part} />}
                  {memberId && permissions.includes('act_as_member') && (
                    <ActAsMember memberId={memberId} language={view.i18n?.language} />
                  )}
                </>
              )}
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
