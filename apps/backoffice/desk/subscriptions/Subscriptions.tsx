import { memberOfAddress } from '@spindle/domain/accounts/member-of-address.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import { listSubscriptions } from '@spindle/domain/subscriptions/desk/list-subscriptions.ts';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable, nextPage, writtenFields } from '../DeskTable.tsx';
import { deskWords } from '../desk-words.ts';
import { typedFields } from '../forms/typed-fields.ts';
import { SUBSCRIPTIONS_PAGE, subscriptionPage } from '../pages.ts';
import { productChoices } from '../product-choices.ts';
import { SubscriptionFilterForm } from './SubscriptionFilterForm.tsx';
import { subscriptionFilter } from './subscription-filter.ts';

/** All subscriptions that fit the filters in the address. */
export function Subscriptions(view: AdminViewServerProps) {
  const { locale, words, format } = deskWords(view.i18n?.language);
  const said = words.subscriptionList;
  const { after, ...asked } = typedFields(view.searchParams);
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        permission="subscriptions"
        title={said.title}
        about={said.about}
        done={(what) => what}
      >
        {async () => {
          const { deps } = await shop();
          const { subscriptions, next } = await find(deps, asked, after);
          return (
            <>
              <SubscriptionFilterForm
                words={words}
                asked={asked}
                products={await productChoices(deps.db, locale)}
              />
              <DeskTable
                rows={subscriptions}
                none={said.none}
                idOf={({ id }) => id}
                columns={[
                  {
                    label: words.order.product,
                    cell: ({ id, productName, pid }) => (
                      <a href={`/admin${subscriptionPage(id)}`}>
                        {productName} ({pid})
                      </a>
                    ),
                  },
                  {
                    label: words.order.licence,
                    cell: ({ term, nextTerm }) =>
                      nextTerm
                        ? `${words.licences[term]} → ${words.licences[nextTerm]}`
                        : words.licences[term],
                  },
                  { label: words.orderList.state, cell: ({ state }) => said.states[state] },
                  { label: said.paidUntil, cell: ({ periodEnd }) => format(periodEnd) },
                  {
                    label: said.renews,
                    amount: true,
                    cell: ({ nextRenewalMinor, renewalMinor, currency }) =>
                      formatExactMoney(nextRenewalMinor ?? renewalMinor, currency, locale),
                  },
                  {
                    label: said.next,
                    cell: ({ nextStep, dueAt }) =>
                      nextStep && dueAt ? `${said.steps[nextStep]}, ${format(dueAt)}` : '–',
                  },
                ]}
                next={nextPage(SUBSCRIPTIONS_PAGE, next, words.orderList.next, writtenFields(asked))}
              />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}

async function find(
  { db, clock }: Shop['deps'],
  asked: Readonly<Record<string, string | undefined>>,
  after: string | undefined,
): ReturnType<typeof listSubscriptions> {
  const email = asked.email?.trim().toLowerCase();
  const memberId = email ? await memberOfAddress(db, email) : undefined;
  if (email && memberId === undefined) return { subscriptions: [], next: undefined };
  const filter = { ...subscriptionFilter(asked, clock.now()), memberId };
  return listSubscriptions(db, filter, { after: z.uuid().safeParse(after).data });
}
