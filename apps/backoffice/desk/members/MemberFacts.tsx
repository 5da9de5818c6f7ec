import { LOG_IN_DENIED } from '@spindle/domain/accounts/denial/log-in-denied.ts';
import type { MemberDetails } from '@spindle/domain/members/member-details.ts';
import { sideBySide } from '@spindle/i18n/join-words.ts';
import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';
import { type DeskWords, filled } from '../desk-words.ts';

/** Who the member is, and which ways they have to log in, but nothing that would open one. */
export function MemberFacts({
  details: { account, ways, twoFactor, merges },
  words: { member: said, members: list },
  locale,
  format,
}: {
  details: MemberDetails;
  words: DeskWords;
  locale: Locale;
  format(time: Date): string;
}) {
  const open = (['password', 'google', 'passkeys'] as const).filter((way) => ways[way]);
  const facts = [
    [list.address, account.email],
    [list.name, account.name || '–'],
    [list.state, list.states[account.closedAt ? 'closed' : account.emailVerified ? 'proved' : 'unproved']],
    [
      said.ways,
      sideBySide(
        locale,
        open.map((way) => said.wayNames[way]),
      ) || said.onlyMail,
    ],
    [
      said.twoFactor,
      twoFactor ? filled(said.twoFactorOn, { count: String(twoFactor.recoveryCodes) }) : said.twoFactorOff,
    ],
    [said.language, LANGUAGES[account.locale].name],
    [said.country, account.country ?? '–'],
    [said.level, account.vip === 0 ? '–' : String(account.vip)],
    [list.since, format(account.createdAt)],
    ...merges.map(
      ({ lostEmail, mergedAt }) =>
        [said.merged, filled(said.mergedOn, { address: lostEmail, date: format(mergedAt) })] as const,
    ),
    [said.id, account.id],
  ] as const;
  return (
    <section aria-labelledby="account">
      <h2 id="account">{said.facts}</h2>
      {account.blockedAt && (
        <p role="alert">
          {filled(said.blocked, {
            date: format(account.blockedAt),
            // What staff have typed is shown as it is.
            reason:
              account.blockedReason === LOG_IN_DENIED
                ? said.blockedReasons[LOG_IN_DENIED]
                : (account.blockedReason ?? ''),
          })}
        </p>
      )}
      {account.blockedAt && account.ownerInDoubtAt && account.blockedReason !== LOG_IN_DENIED && (
        <p role="alert">
          {filled(said.blocked, {
            date: format(account.ownerInDoubtAt),
            reason: said.blockedReasons[LOG_IN_DENIED],
          })}
        </p>
      )}
      <dl className="desk-facts">
        {facts.map(([name, fact]) => (
          <div key={`${name} ${fact}`}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
