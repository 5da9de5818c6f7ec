import { AUDIT_SUBJECTS } from '@spindle/domain/audit/audit-record.ts';
import { listAudit } from '@spindle/domain/audit/list-audit.ts';
import { findOrders } from '@spindle/domain/orders/find-orders.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { actionSaid, actorSaid, changesOf } from '../audit-changes.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable, nextPage, writtenFields } from '../DeskTable.tsx';
import { deskMoments } from '../desk-moments.ts';
import { deskWords } from '../desk-words.ts';
import { DeskField, DeskSelect } from '../forms/DeskForm.tsx';
import { typedFields } from '../forms/typed-fields.ts';
import { AUDIT_PAGE } from '../pages.ts';
import { boughtLabels } from '../product-labels.ts';
import { auditFilter } from './audit-filter.ts';
import { EntrySubject } from './EntrySubject.tsx';

/** Everything that staff and the shop have changed, the newest first. */
export function AuditLog(view: AdminViewServerProps) {
  const { locale, words } = deskWords(view.i18n?.language);
  const said = words.audit;
  const { after: _after, ...asked } = typedFields(view.searchParams);
  return (
    <Frame view={view} title={said.title}>
      <DeskPage view={view} permission="audit" title={said.title} about={said.about} done={(what) => what}>
        {async () => {
          const { deps } = await shop();
          const format = await deskMoments(deps.db, view.i18n?.language);
          const { filter, after } = auditFilter(typedFields(view.searchParams), words.changes.parts);
          const { entries, next } = await listAudit(deps.db, filter, { after });
          const orders = await findOrders(
            deps.db,
            entries.flatMap(({ subjectKind, subjectId }) => (subjectKind === 'order' ? [subjectId] : [])),
          );
          const lines = [...orders.values()].flatMap((order) => order.lines);
          const labelOf = await boughtLabels(deps.db, lines, locale);
          const lineName = (id: string) => {
            const line = lines.find((one) => one.id === id);
            return line && labelOf(line);
          };
          return (
            <>
              <search>
                <form className="desk-form" action={`/admin${AUDIT_PAGE}`}>
                  <div className="desk-fields">
                    <DeskSelect
                      name="kind"
                      label={said.kind}
                      value={filter.kind ?? ''}
                      options={[
                        ['', words.orderList.any],
                        ...AUDIT_SUBJECTS.map((kind) => [kind, said.subjects[kind]] as const),
                      ]}
                    />
                    <DeskField name="by" label={said.by} help={said.byHelp} value={asked.by ?? ''} />
                  </div>
                  <p className="desk-buttons">
                    <button type="submit">{words.orderList.show}</button>{' '}
                    <a href={`/admin${AUDIT_PAGE}`}>{words.orderList.all}</a>
                  </p>
                </form>
              </search>
              <DeskTable
                rows={entries}
                none={said.none}
                idOf={({ id }) => String(id)}
                columns={[
                  { label: said.changed, cell: ({ at }) => format(at) },
                  {
                    label: said.kind,
                    cell: (entry) => (
                      <EntrySubject {...{ entry, words }} order={orders.get(entry.subjectId)} />
                    ),
                  },
                  { label: words.order.what, cell: ({ action }) => actionSaid(action, words) },
                  { label: said.by, cell: (entry) => actorSaid(entry, words) },
                  {
                    label: words.order.change,
                    cell: (entry) => {
                      const order = orders.get(entry.subjectId);
                      return changesOf(entry, {
                        ...{ locale, words, format, lineName, all: true },
                        currency: order && (order.paidCurrency ?? order.currency),
                      }).map((change) => <div key={change}>{change}</div>);
                    },
                  },
                ]}
                next={nextPage(AUDIT_PAGE, next?.toString(), words.orderList.next, writtenFields(asked))}
              />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
