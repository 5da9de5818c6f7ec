import { AUDIT_SUBJECTS, type AuditSubject } from '@spindle/domain/audit/audit-record.ts';
import type { Order } from '@spindle/domain/orders/order.ts';
import type { AuditEntry } from '../audit-changes.ts';
import type { DeskWords } from '../desk-words.ts';
import { orderPage } from '../pages.ts';
import { SUBJECT_PAGES } from './subject-page.ts';

/** What an entry is about, as a link to its page in the desk; without ids, which nobody reads. */
export function EntrySubject({
  entry: { subjectKind, subjectId },
  order,
  words: { audit: said },
}: {
  entry: AuditEntry;
  /** The order that the entry is about, if it is about one. */
  order: Order | undefined;
  words: DeskWords;
}) {
  const kind = AUDIT_SUBJECTS.find((one): one is AuditSubject => one === subjectKind);
  if (!kind) return `${subjectKind} ${subjectId}`;
  const page = order ? orderPage(order.number) : SUBJECT_PAGES[kind](subjectId);
  const name = order?.number ?? (NAMELESS.test(subjectId) || subjectId === kind ? '' : subjectId);
  return (
    <a href={`/admin${page}`}>
      {said.subjects[kind]} {name}
    </a>
  );
}

/** Ids of rows in our tables (UUID) or in Payload's (number). */
const NAMELESS = /^(?:[\da-f]{8}-[\da-f-]{27}|\d+)$/;
