import type { MergeSide, MergePreview as Preview } from '@spindle/domain/members/merge.ts';
import { sideBySide } from '@spindle/i18n/join-words.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { DeskTable } from '../DeskTable.tsx';
import { type DeskWords, filled } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';
import { DeskField } from '../forms/DeskForm.tsx';
import { memberPage } from '../pages.ts';

const COUNTS = [
  'orders',
  'imported',
  'licences',
  'subscriptions',
  'cards',
  'guestCards',
  'trials',
  'exchangeCodes',
  'coupons',
  'notes',
] as const;
const CONFLICTS = {
  subscriptions: 'bothSubscriptions',
  devices: 'bothDevices',
  trials: 'bothTrials',
  cards: 'bothCards',
} as const;

/** Two accounts side by side, what conflicts between them, and the button that merges them. */
export function MergePreview({
  preview: { kept, lost, conflicts, problem, shown },
  words: { member, members: list, problems },
  locale,
  money,
}: {
  preview: Preview;
  words: DeskWords;
  locale: Locale;
  money(amountMinor: number, currency: string): string;
}) {
  const said = member.merge;
  const sums = (amounts: MergeSide['paid']) =>
    sideBySide(
      locale,
      amounts.map(({ amountMinor, currency }) => money(amountMinor, currency)),
    ) || '–';
  const waysOf = ({ ways }: MergeSide) =>
    sideBySide(locale, [
      ...(['password', 'google', 'passkeys'] as const)
        .filter((way) => ways[way])
        .map((way) => member.wayNames[way]),
      ...(ways.twoFactor ? [said.twoFactor] : []),
    ]) || member.onlyMail;
  const rows: readonly { what: string; of(side: MergeSide): string }[] = [
    { what: said.address, of: ({ email }) => email },
    { what: list.name, of: ({ name }) => name || '–' },
    {
      what: list.state,
      of: (side) =>
        list.states[side.closed ? 'closed' : side.blocked ? 'blocked' : side.proved ? 'proved' : 'unproved'],
    },
    { what: said.ways, of: waysOf },
    ...COUNTS.map((name) => ({ what: said[name], of: (side: MergeSide) => String(side[name]) })),
    { what: said.paid, of: ({ paid }) => sums(paid) },
    { what: said.balances, of: ({ balances }) => sums(balances) },
  ];
  const both = (Object.keys(CONFLICTS) as (keyof typeof CONFLICTS)[]).filter(
    (name) => conflicts[name].length > 0,
  );
  return (
    <>
      <DeskTable
        rows={rows}
        none=""
        idOf={({ what }) => what}
        columns={[
          { label: said.what, cell: ({ what }) => what },
          { label: said.kept, cell: ({ of }) => of(kept) },
          { label: said.lost, cell: ({ of }) => of(lost) },
        ]}
      />
      {both.length > 0 && (
        <>
          <h3>{said.conflicts}</h3>
          <ul>
            {both.map((name) => (
              <li key={name}>
                {filled(said[CONFLICTS[name]], { names: sideBySide(locale, conflicts[name]) })}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{said.moves}</p>
      {problem ? (
        <p role="alert">{problems[problem]}</p>
      ) : (
        <AskFirst
          action="/desk/merge-members"
          fields={{ member: kept.id, lost: lost.id, shown }}
          name={`${said.merge}: ${lost.email} → ${kept.email}`}
          label={said.merge}
          question={said.asks}
          yes={said.yes}
        >
          <DeskField
            name="reason"
            id="merge-reason"
            label={member.reason}
            help={member.noteHelp}
            value=""
            required
            maxLength={500}
          />
        </AskFirst>
      )}{' '}
      <a href={`/admin${memberPage(lost.id)}?${new URLSearchParams({ merge: kept.id })}#merge`}>
        {said.turn}
      </a>
    </>
  );
}
