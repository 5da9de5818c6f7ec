import type { ReactNode } from 'react';
import { type AuditEntry, actionSaid, actorSaid, type ChangesSaid, changesOf } from './audit-changes.ts';
import { DeskTable } from './DeskTable.tsx';

interface AuditTrailProps extends ChangesSaid {
  entries: readonly AuditEntry[];
  /** Where the entries are about several things: which one each is about, and the currency of its amounts. */
  several?: { subject(entry: AuditEntry): ReactNode; currency(entry: AuditEntry): string | undefined };
}

/** What staff and the shop have done to one thing, or to several, the newest entry first. */
export function AuditTrail({ entries, several, ...how }: AuditTrailProps) {
  const { words, format } = how;
  const said = words.order;
  return (
    <section aria-labelledby="audit">
      <h2 id="audit">{said.audit}</h2>
      <DeskTable
        rows={entries}
        none={said.noAudit}
        idOf={({ id }) => String(id)}
        columns={[
          { label: said.what, cell: ({ action }) => actionSaid(action, words) },
          ...(several ? [{ label: words.audit.kind, cell: several.subject }] : []),
          { label: said.by, cell: (entry) => actorSaid(entry, words) },
          { label: said.when, cell: ({ at }) => format(at) },
          {
            label: said.change,
            cell: (entry) =>
              changesOf(entry, { ...how, ...(several && { currency: several.currency(entry) }) }).map(
                (change) => <div key={change}>{change}</div>,
              ),
          },
        ]}
      />
    </section>
  );
}
