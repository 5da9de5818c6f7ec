import { searchMembers } from '@spindle/domain/members/search-members.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable } from '../DeskTable.tsx';
import { deskMoments } from '../desk-moments.ts';
import { deskWords } from '../desk-words.ts';
import { DeskSearch } from '../forms/DeskSearch.tsx';
import { keptForm } from '../forms/kept-forms.ts';
import { typedFields } from '../forms/typed-fields.ts';
import { MEMBERS_PAGE, memberPage } from '../pages.ts';
import { staffActor } from '../staff-actor.ts';

/** Finds members by what is known about them. */
export function Members(view: AdminViewServerProps) {
  const { words } = deskWords(view.i18n?.language);
  const said = words.members;
  const { kept } = typedFields(view.searchParams);
  return (
    <Frame view={view} title={said.title}>
      <DeskPage view={view} permission="members" title={said.title} about={said.about} done={(what) => what}>
        {async () => {
          const { deps } = await shop();
          const format = await deskMoments(deps.db, view.i18n?.language);
          const actor = staffActor(view.user);
          const { q = '' } = keptForm(kept, actor, deps.clock);
          const found = q ? await searchMembers(deps.db, actor, q) : undefined;
          return (
            <>
              <DeskSearch
                page={MEMBERS_PAGE}
                post="/desk/find-members"
                label={said.search}
                help={said.searchHelp}
                q={q}
                show={words.orderList.show}
              />
              {found?.ok && (
                <>
                  <DeskTable
                    rows={found.accounts}
                    none={said.none}
                    idOf={({ id }) => id}
                    columns={[
                      {
                        label: said.address,
                        cell: ({ id, email }) => <a href={`/admin${memberPage(id)}`}>{email}</a>,
                      },
                      { label: said.name, cell: ({ name }) => name || '–' },
                      { label: said.since, cell: ({ createdAt }) => format(createdAt) },
                      {
                        label: said.state,
                        cell: ({ blockedAt, closedAt, emailVerified }) =>
                          said.states[
                            closedAt
                              ? 'closed'
                              : blockedAt
                                ? 'blocked'
                                : emailVerified
                                  ? 'proved'
                                  : 'unproved'
                          ],
                      },
                    ]}
                  />
                  {found.more && <p>{said.more}</p>}
                </>
              )}
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
