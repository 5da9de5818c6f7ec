import { type AuditEntry, actionSaid, actorSaid, type ChangesSaid, changesOf } from './audit-changes.ts';
import { DeskTable } from './DeskTable.tsx';

/** What staff and the shop have done to one thing, the newest entry first. */
export function AuditTrail({ entries, ...how }: ChangesSaid & { entries: readonly AuditEntry[] }) {
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
          { label: said.by, cell: (entry) => actorSaid(entry, words) },
          { label: said.when, cell: ({ at }) => format(at) },
          {
            label: said.change,
            cell: (entry) => changesOf(entry, how).map((change) => <div key={change}>{change}</div>),
          },
        ]}
      />
    </section>
  );
}
