import { latestDisputes } from '@spindle/domain/fulfilment/latest-disputes.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import type { Db } from '@spindle/platform/database.ts';
import { deskWords } from './desk-words.ts';

/** What buyers' banks want back, the newest first: a person answers them at the provider. */
export async function Disputes({ db, language }: { db: Db; language: string | undefined }) {
  const { locale, words, format } = deskWords(language);
  const disputes = await latestDisputes(db);
  return (
    <section aria-labelledby="disputes-title">
      <h2 id="disputes-title">{words.disputes.title}</h2>
      <p>{words.disputes.about}</p>
      {disputes.length === 0 ? (
        <p>{words.disputes.none}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.disputes.order}</th>
              <th scope="col">{words.disputes.amount}</th>
              <th scope="col">{words.disputes.stands}</th>
              <th scope="col">{words.disputes.reason}</th>
              <th scope="col">{words.disputes.opened}</th>
            </tr>
          </thead>
          <tbody>
            {disputes.map(({ dispute, orderNumber, exceeds }) => (
              <tr key={dispute.id}>
                <th scope="row">{orderNumber}</th>
                <td>
                  {formatExactMoney(dispute.amountMinor, dispute.currency, locale)}
                  {exceeds && ` · ${words.disputes.exceeds}`}
                </td>
                <td>{words.disputes.states[dispute.state]}</td>
                <td>{dispute.reason}</td>
                <td>{format(dispute.openedAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
