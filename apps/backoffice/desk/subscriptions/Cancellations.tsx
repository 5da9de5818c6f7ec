import { openCancellations } from '@spindle/domain/cancellations/open-cancellations.ts';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable } from '../DeskTable.tsx';
import { deskMoments } from '../desk-moments.ts';
import { deskWords } from '../desk-words.ts';
import { CANCELLATIONS_PAGE, ORDERS_PAGE } from '../pages.ts';

/** Cancellations and withdrawals declared without a log-in that the shop can't carry out by itself. */
export function Cancellations(view: AdminViewServerProps) {
  const { words } = deskWords(view.i18n?.language);
  const said = words.cancellations;
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        audited="cancellation"
        permission="subscriptions"
        title={said.title}
        about={said.about}
        done={(contract) => said.done.replace('{contract}', contract)}
      >
        {async () => {
          const { deps } = await shop();
          const format = await deskMoments(deps.db, view.i18n?.language);
          const after = z.uuid().safeParse(view.searchParams?.after).data;
          const { cancellations, next } = await openCancellations(deps.db, { after });
          return (
            <DeskTable
              rows={cancellations}
              none={said.none}
              idOf={({ id }) => id}
              columns={[
                { label: said.contract, cell: ({ contract }) => contract },
                { label: said.declared, cell: ({ kind }) => said.kinds[kind] },
                { label: said.received, cell: ({ declaredAt }) => format(declaredAt) },
                {
                  label: said.buyer,
                  cell: ({ email }) => (
                    <a href={`/admin${ORDERS_PAGE}?${new URLSearchParams({ email })}`}>{email}</a>
                  ),
                },
                { label: said.found, cell: ({ orderId }) => (orderId ? said.yes : said.no) },
                { label: said.reason, cell: ({ reason }) => reason || '–' },
              ]}
              actions={({ id, contract }) => (
                <form method="post" action="/desk/settle-cancellation">
                  <input type="hidden" name="cancellation" value={id} />
                  <button type="submit" aria-label={`${said.settle}: ${contract}`}>
                    {said.settle}
                  </button>
                </form>
              )}
              next={
                next
                  ? { href: `/admin${CANCELLATIONS_PAGE}?after=${next}`, label: words.prices.next }
                  : undefined
              }
            />
          );
        }}
      </DeskPage>
    </Frame>
  );
}
