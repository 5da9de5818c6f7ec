import { latestDisputes } from '@spindle/domain/fulfilment/latest-disputes.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import type { Db } from '@spindle/platform/database.ts';
import { DeskTable } from '../DeskTable.tsx';
import { deskMoments } from '../desk-moments.ts';
import { deskWords } from '../desk-words.ts';
import { orderPage } from '../pages.ts';

/** Disputes opened by buyers' banks, those that are due first on top. A person answers them at the payment provider. */
export async function Disputes({ db, language }: { db: Db; language: string | undefined }) {
  const { locale, words } = deskWords(language);
  const format = await deskMoments(db, language);
  const disputes = await latestDisputes(db);
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
          <a
            href={`/desk/dispute-evidence?${new URLSearchParams({ dispute: dispute.id })}`}
            aria-label={`${words.disputes.evidence}: ${orderNumber}`}
          >
            {words.disputes.evidence}
          </a>
        )}
      />
    </section>
  );
}
