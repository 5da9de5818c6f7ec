import type { MemberDetails } from '@spindle/domain/members/member-details.ts';
import { sideBySide } from '@spindle/i18n/join-words.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { DeskTable } from '../DeskTable.tsx';
import type { DeskWords } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';

interface PartProps {
  details: MemberDetails;
  words: DeskWords;
  format(time: Date): string;
}

/** The sessions of a member. */
export function MemberSessions({
  details: { account, sessions, permissions },
  words: { member: said },
  format,
  locale,
}: PartProps & { locale: Locale }) {
  const ends = permissions.includes('member_access');
  const nameOf = ({ browser, system }: MemberDetails['sessions'][number]) =>
    sideBySide(
      locale,
      [browser, system].filter((name) => name !== undefined),
    ) || said.unknownDevice;
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{said.sessions}</h2>
      <DeskTable
        rows={sessions}
        none={said.noSessions}
        idOf={({ id }) => id}
        columns={[
          { label: said.device, cell: nameOf },
          { label: said.way, cell: ({ way }) => said.signInWays[way] },
          { label: said.place, cell: ({ place }) => place ?? '–' },
          { label: said.began, cell: ({ begunAt }) => format(begunAt) },
          { label: said.seen, cell: ({ seenAt }) => format(seenAt) },
        ]}
        {...(ends && {
          actions: (session: MemberDetails['sessions'][number]) => (
            <AskFirst
              action="/desk/end-member-sessions"
              fields={{ member: account.id, session: session.id }}
              name={`${said.end}: ${nameOf(session)}`}
              label={said.end}
              question={said.endAsks}
              yes={said.endYes}
            />
          ),
        })}
      />
      {ends && sessions.length > 0 && (
        <AskFirst
          action="/desk/end-member-sessions"
          fields={{ member: account.id }}
          name={said.endAll}
          label={said.endAll}
          question={said.endAllAsks}
          yes={said.endAllYes}
        />
      )}
    </section>
  );
}

/** The addresses that the account has had. */
export function MemberAddresses({ details, words: { member: said }, format }: PartProps) {
  return (
    <section aria-labelledby="addresses">
      <h2 id="addresses">{said.addresses}</h2>
      <DeskTable
        rows={details.addressChanges}
        none={said.noAddresses}
        idOf={({ id }) => id}
        columns={[
          { label: said.from, cell: ({ oldEmail }) => oldEmail },
          { label: said.to, cell: ({ newEmail }) => newEmail },
          { label: said.changed, cell: ({ changedAt }) => (changedAt ? format(changedAt) : '–') },
          { label: said.undone, cell: ({ undoneAt }) => (undoneAt ? format(undoneAt) : '–') },
        ]}
      />
    </section>
  );
}
