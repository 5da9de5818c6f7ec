import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import { subscriptionDetails } from '@spindle/domain/subscriptions/desk/subscription-details.ts';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { AuditTrail } from '../AuditTrail.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { deskMoments } from '../desk-moments.ts';
import { deskWords } from '../desk-words.ts';
import { boughtLabels } from '../product-labels.ts';
import { refundOfLine } from '../refunds/refund-of-line.ts';
import { staffActor } from '../staff-actor.ts';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { SubscriptionFacts } from './SubscriptionFacts.tsx';
import { SubscriptionMails, SubscriptionPeriods, SubscriptionPlan } from './SubscriptionParts.tsx';

/** One subscription with its periods, its next steps and the actions on it. */
export function SubscriptionPage(view: AdminViewServerProps) {
  const { locale, words } = deskWords(view.i18n?.language);
  const said = words.subscription;
  const id = z.uuid().safeParse([view.params?.segments].flat().at(-1)).data;
  const outcomes: Readonly<Record<string, string>> = said.outcomes;
  const money = (amountMinor: number, currency: string) => formatExactMoney(amountMinor, currency, locale);
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        permission="subscriptions"
        title={said.title}
        done={(what) => outcomes[what] ?? what}
      >
        {async () => {
          const { deps } = await shop();
          const format = await deskMoments(deps.db, view.i18n?.language);
          const details = id === undefined ? undefined : await subscriptionDetails(deps, id);
          if (!details) return <p>{said.missing}</p>;
          const paid = details.periods.find(({ period }) => period.grantedAt);
          // An ended subscription has no actions, so its refund need not be previewed.
          const runs = details.subscription.state !== 'ended';
          const refund = await refundOfLine(deps, staffActor(view.user), {
            orderNumber: runs ? paid?.order?.number : undefined,
            lineId: paid?.period.lineId,
            licenceId: details.subscription.licenceId,
          });
          const labelOf = await boughtLabels(deps.db, [details.subscription], locale);
          const part = { details, words, labelOf, format, money };
          return (
            <>
              <SubscriptionFacts {...part} locale={locale} />
              <SubscriptionActions {...part} refund={refund} now={deps.clock.now()} />
              <SubscriptionPlan {...part} />
              <SubscriptionPeriods {...part} />
              <SubscriptionMails {...part} />
              <AuditTrail
                entries={details.audit}
                {...{ words, format, locale }}
                currency={details.subscription.currency}
              />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
