import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import { sideBySide } from '@spindle/i18n/join-words.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable, nextPage, writtenFields } from '../DeskTable.tsx';
import { deskMoments } from '../desk-moments.ts';
import { deskWords } from '../desk-words.ts';
import { typedFields } from '../forms/typed-fields.ts';
import { SUBSCRIPTIONS_PAGE, subscriptionPage } from '../pages.ts';
import { productChoices } from '../product-choices.ts';
import { boughtLabels } from '../product-labels.ts';
import { type FoundSubscription, findSubscriptions } from './find-subscriptions.ts';
import { SubscriptionFilterForm } from './SubscriptionFilterForm.tsx';
import { standingColumns } from './standing-columns.tsx';

/** All subscriptions that match the filters in the query. */
export function Subscriptions(view: AdminViewServerProps) {
  const { locale, words } = deskWords(view.i18n?.language);
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
          const format = await deskMoments(deps.db, view.i18n?.language);
          const { subscriptions, next } = await findSubscriptions(deps, asked, after);
          const labelOf = await boughtLabels(deps.db, subscriptions, locale);
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
                    cell: (one) => <a href={`/admin${subscriptionPage(one.id)}`}>{labelOf(one)}</a>,
                  },
                  {
                    label: words.order.licence,
                    cell: ({ term, nextTerm }) =>
                      nextTerm
                        ? `${words.licences[term]} → ${words.licences[nextTerm]}`
                        : words.licences[term],
                  },
                  ...standingColumns<FoundSubscription>({
                    ...{ words, locale, format },
                    next: ({ nextChargeMinor, currency }) =>
                      formatExactMoney(nextChargeMinor, currency, locale),
                  }),
                  {
                    label: said.next,
                    cell: ({ nextStep, dueAt }) =>
                      nextStep && dueAt ? sideBySide(locale, [said.steps[nextStep], format(dueAt)]) : '–',
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
