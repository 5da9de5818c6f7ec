import { type AuditEntry, type ChangesSaid, changesOf } from './audit-changes.ts';
import { DeskTable } from './DeskTable.tsx';

/** What staff and the shop have done to one thing, newest first. */
export function AuditTrail({ entries, ...how }: ChangesSaid & { entries: readonly AuditEntry[] }) {
  const { words, format } = how;
  const said = words.order;
  const actions: Readonly<Record<string, string>> = words.actions;
  const parts: Readonly<Record<string, string>> = words.changes.parts;
  return (
    <section aria-labelledby="audit">
      <h2 id="audit">{said.audit}</h2>
      <DeskTable
        rows={entries}
        none={said.noAudit}
        idOf={({ id }) => String(id)}
        columns={[
          { label: said.what, cell: ({ action }) => actions[action] ?? action },
          {
            label: said.by,
            cell: ({ actorKind, actorId, actorEmail }) =>
              actorKind === 'staff' ? actorEmail : said.shop.replace('{name}', parts[actorId] ?? actorId),
          },
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
