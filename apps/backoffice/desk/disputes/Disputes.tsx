import { latestDisputes } from '@spindle/domain/fulfilment/latest-disputes.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { DeskTable } from '../DeskTable.tsx';
import { deskMoments } from '../desk-moments.ts';
import { deskWords } from '../desk-words.ts';
import { orderPage, REVIEW_PAGE } from '../pages.ts';
import { EvidenceLink } from './EvidenceLink.tsx';

/** Disputes opened by buyers' banks, those that are due first on top. A person answers them at the payment provider. */
export async function Disputes({
  deps,
  language,
  after,
}: {
  deps: { db: Db; clock: Clock };
  language: string | undefined;
  /** The last dispute of the page before. */
  after: string | undefined;
}) {
  const { locale, words } = deskWords(language);
  const format = await deskMoments(deps.db, language);
  const { disputes, next } = await latestDisputes(deps, { after });
  return (
    <section aria-labelledby="disputes-title">
      <h2 id="disputes-title">{words.disputes.title}</h2>
      <p>{words.disputes.about}</p>
      <DeskTable
        rows={disputes}
        none={words.disputes.none}
        idOf={({ dispute }) => dispute.id}
        columns={[
          {
            label: words.disputes.order,
            cell: ({ orderNumber }) => <a href={`/admin${orderPage(orderNumber)}`}>{orderNumber}</a>,
          },
          {
            label: words.disputes.amount,
            cell: ({ dispute, exceeds }) =>
              formatExactMoney(dispute.amountMinor, dispute.currency, locale) +
              (exceeds ? ` · ${words.disputes.exceeds}` : ''),
          },
          { label: words.disputes.stands, cell: ({ dispute }) => words.disputes.states[dispute.state] },
          { label: words.disputes.reason, cell: ({ dispute }) => dispute.reason },
          {
            label: words.disputes.dueBy,
            cell: ({ dispute: { evidenceDueBy, closedAt } }) =>
              evidenceDueBy && !closedAt ? format(evidenceDueBy) : '–',
          },
          { label: words.disputes.opened, cell: ({ dispute }) => format(dispute.openedAt) },
        ]}
        actions={({ dispute, orderNumber }) => (
          <EvidenceLink disputeId={dispute.id} of={orderNumber} words={words} />
        )}
        next={
          next
            ? { href: `/admin${REVIEW_PAGE}?disputes=${next}#disputes-title`, label: words.orders.next }
            : undefined
        }
      />
    </section>
  );
}
