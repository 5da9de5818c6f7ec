import type { MemberDetails } from '@spindle/domain/members/member-details.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { AuditTrail } from '../AuditTrail.tsx';
import { EntrySubject } from '../audit/EntrySubject.tsx';
import type { DeskWords } from '../desk-words.ts';
import type { boughtLabels } from '../product-labels.ts';

/** What was done to the member and to what they have bought, as far as the page shows it. */
export function MemberTrail({
  details: { audit, orders = [], subscriptions = [] },
  labelOf,
  ...said
}: {
  details: Pick<MemberDetails, 'audit' | 'orders' | 'subscriptions'>;
  labelOf: Awaited<ReturnType<typeof boughtLabels>>;
  words: DeskWords;
  locale: Locale;
  format(time: Date): string;
}) {
  const orderOf = (id: string) => orders.find((order) => order.id === id);
  const lines = orders.flatMap((order) => order.lines);
  return (
    <AuditTrail
      {...said}
      entries={audit}
      lineName={(id) => {
        const line = lines.find((one) => one.id === id);
        return line && labelOf(line);
      }}
      several={{
        subject: (entry) => (
          <EntrySubject {...{ entry }} order={orderOf(entry.subjectId)} words={said.words} />
        ),
        currency({ subjectId }) {
          const order = orderOf(subjectId);
          return (
            order?.paidCurrency ??
            order?.currency ??
            subscriptions.find(({ id }) => id === subjectId)?.currency
          );
        },
      }}
    />
  );
}
