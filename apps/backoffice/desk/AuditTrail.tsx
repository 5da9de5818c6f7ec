import type { auditOf } from '@spindle/domain/audit/audit-of.ts';
import { DeskTable } from './DeskTable.tsx';
import type { DeskWords } from './desk-words.ts';

type Entry = Awaited<ReturnType<typeof auditOf>>[number];

/** What staff and the shop have done to one thing, newest first. */
export function AuditTrail({
  entries,
  words,
  format,
}: {
  entries: readonly Entry[];
  words: DeskWords;
  format(time: Date): string;
}) {
  const said = words.order;
  const actions: Readonly<Record<string, string>> = words.actions;
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
              actorKind === 'staff' ? actorEmail : said.shop.replace('{name}', actorId),
          },
          { label: said.when, cell: ({ at }) => format(at) },
          { label: said.change, cell: changeOf },
        ]}
      />
    </section>
  );
}

/** `state: paid → refunded`, by field. */
function changeOf({ before, after }: Entry): string {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => {
      const [was, is] = [before?.[field], after?.[field]].map((value) => value?.toString());
      return `${field}: ${[was, is].filter((value) => value !== undefined).join(' → ')}`;
    })
    .join('; ');
}
