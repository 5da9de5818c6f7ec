import { auditOf } from '@spindle/domain/audit/audit-of.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import { listRoles } from '@spindle/domain/staff/list-roles.ts';
import { OTHER_CURRENCIES, type Role } from '@spindle/domain/staff/role.ts';
import { sideBySide } from '@spindle/i18n/join-words.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { AuditTrail } from '../AuditTrail.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable } from '../DeskTable.tsx';
import { deskMoments } from '../desk-moments.ts';
import { deskWords } from '../desk-words.ts';
import { typedFields } from '../forms/typed-fields.ts';
import { ROLES_PAGE } from '../pages.ts';
import { RoleForm } from './RoleForm.tsx';

/** What each role may do, below a form for one of them. */
export function Roles(view: AdminViewServerProps) {
  const { locale, words } = deskWords(view.i18n?.language);
  const said = words.roles;
  const asked = typedFields(view.searchParams);
  const limit = (
    { currency, maxMinor }: Role['refundLimits'][number],
    _: number,
    all: readonly unknown[],
  ) => {
    const named = currency === OTHER_CURRENCIES ? said.others : currency;
    if (maxMinor !== null) return formatExactMoney(maxMinor, currency, locale);
    return all.length === 1 && currency === OTHER_CURRENCIES ? said.all : `${named}: ${said.all}`;
  };
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        permission="roles"
        title={said.title}
        about={said.about}
        done={(name) => said.done.replace('{role}', said.names[name as keyof typeof said.names] ?? name)}
      >
        {async () => {
          const { deps } = await shop();
          const format = await deskMoments(deps.db, view.i18n?.language);
          const roles = await listRoles(deps.db);
          const edited = roles.find(({ role }) => role === (asked.edit ?? asked.role));
          return (
            <>
              {edited && <RoleForm words={words} role={edited} typed={asked.problem ? asked : undefined} />}
              <DeskTable
                rows={roles}
                none={said.none}
                idOf={({ role }) => role}
                columns={[
                  { label: said.role, cell: ({ role }) => said.names[role] },
                  {
                    label: said.may,
                    cell: ({ permissions }) =>
                      sideBySide(
                        locale,
                        permissions.map((permission) => said.permissions[permission]),
                      ) || said.none,
                  },
                  {
                    label: said.limits,
                    cell: ({ refundLimits }) => sideBySide(locale, refundLimits.map(limit)) || said.none,
                  },
                ]}
                actions={({ role }) => (
                  <a
                    href={`/admin${ROLES_PAGE}?edit=${role}`}
                    aria-label={`${words.prices.edit}: ${said.names[role]}`}
                  >
                    {words.prices.edit}
                  </a>
                )}
              />
              {edited && (
                <AuditTrail
                  entries={await auditOf(deps.db, { kind: 'role', id: edited.role })}
                  {...{ words, format, locale }}
                />
              )}
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
