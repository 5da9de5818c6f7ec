import type { Actor } from '@spindle/domain/actor.ts';
import { memberDetails } from '@spindle/domain/members/member-details.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { ActAsMember } from '../acting/ActAsMember.tsx';
import { BuyerLicences, BuyerOrders, BuyerSubscriptions } from '../buyers/BuyerParts.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { deskMoments } from '../desk-moments.ts';
import { deskWords, filled } from '../desk-words.ts';
import { typedFields } from '../forms/typed-fields.ts';
import { boughtLabels } from '../product-labels.ts';
import { staffActor } from '../staff-actor.ts';
import { MemberAccess, MemberLevel } from './MemberAccess.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { MemberConsents, MemberDevices, MemberMails } from './MemberLists.tsx';
import { MemberNotes } from './MemberNotes.tsx';
import { MemberAddresses, MemberSessions } from './MemberSessions.tsx';
import { MemberTrail } from './MemberTrail.tsx';
import { MergeMembers } from './MergeMembers.tsx';

/** One member with everything about them that this member of staff may see, and the actions on them. */
export async function MemberPage(view: AdminViewServerProps) {
  const { locale, words } = deskWords(view.i18n?.language);
  const said = words.member;
  const id = z.uuid().safeParse([view.params?.segments].flat().at(-1)).data;
  const outcomes: Readonly<Record<string, string>> = said.outcomes;
  const asked = typedFields(view.searchParams);
  const money = (amountMinor: number, currency: string) => formatExactMoney(amountMinor, currency, locale);
  const actor = staffActor(view.user);
  // Looked up before the page begins, for its title; staff who may not see members find none. The page itself reports a failure.
  const finding = id === undefined ? Promise.resolve(undefined) : findMember(actor, id);
  const [found] = await Promise.allSettled([finding]);
  const account = found.status === 'fulfilled' ? found.value?.account : undefined;
  const title = account ? filled(said.titleOf, { name: account.name || account.email }) : said.title;
  return (
    <Frame view={view} title={title}>
      <DeskPage view={view} permission="members" title={title} done={(what) => outcomes[what] ?? what}>
        {async () => {
          const { deps } = await shop();
          const details = await finding;
          const format = await deskMoments(deps.db, view.i18n?.language);
          if (!details) return <p>{said.missing}</p>;
          const { account, orders, licences, devices, subscriptions, consents } = details;
          const bought = [
            ...(orders ?? []).flatMap(({ lines }) => lines),
            ...(licences ?? []),
            ...(subscriptions ?? []),
          ];
          const labelOf = await boughtLabels(deps.db, bought, locale);
          const part = { locale, words, labelOf, format, money };
          return (
            <>
              <MemberFacts {...{ details, words, locale, format }} />
              <div className="desk-act">
                <MemberAccess {...{ details, words }} />
                <MemberLevel {...{ details, words }} />
                {details.permissions.includes('act_as_member') && (
                  <ActAsMember memberId={account.id} language={view.i18n?.language} />
                )}
              </div>
              <MemberNotes
                {...{ details, words, format }}
                staffId={actor.kind === 'staff' ? actor.staffId : ''}
              />
              {orders && (
                <BuyerOrders
                  {...part}
                  orders={orders}
                  buyer={{ email: account.email, memberId: account.id }}
                />
              )}
              {licences && <BuyerLicences {...part} licences={licences} />}
              {subscriptions && <BuyerSubscriptions {...part} subscriptions={subscriptions} />}
              {devices && licences && <MemberDevices {...{ devices, licences, words, format }} />}
              <MemberSessions {...{ details, words, format, locale }} />
              <MemberAddresses {...{ details, words, format }} />
              <MemberMails {...{ details, words, format }} />
              {orders && consents && <MemberConsents {...{ orders, consents, words, format, locale }} />}
              {details.permissions.includes('member_merge') && (
                <MergeMembers {...{ deps, actor, words, locale, money }} kept={account} asked={asked.merge} />
              )}
              <MemberTrail {...{ details, labelOf, words, format, locale }} />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}

async function findMember(actor: Actor, id: string) {
  const { deps } = await shop();
  return memberDetails(deps, actor, id);
}
