import { REVERT_DAYS } from '@spindle/domain/accounts/address/address-code.ts';
import { isInDoubt } from '@spindle/domain/accounts/denial/owner-in-doubt.ts';
import type { MemberDetails } from '@spindle/domain/members/member-details.ts';
import { MOST_LEVEL } from '@spindle/domain/members/set-member-level.ts';
import { type DeskWords, filled } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';
import { DeskField } from '../forms/DeskForm.tsx';

/** Blocks or unblocks a member. It says what that does, and asks for a reason. */
export function MemberAccess({
  details: { account, permissions },
  words: { member: said },
}: {
  details: MemberDetails;
  words: DeskWords;
}) {
  if (!permissions.includes('member_access')) return null;
  const change = account.blockedAt ? 'unblock' : 'block';
  return (
    <AskFirst
      action="/desk/block-member"
      fields={{ member: account.id, change }}
      name={`${said[change]}: ${account.email}`}
      label={said[change]}
      question={
        isInDoubt(account)
          ? filled(said.unblockInDoubtAsks, { address: account.email, days: String(REVERT_DAYS) })
          : said[`${change}Asks`]
      }
      yes={said[`${change}Yes`]}
    >
      <DeskField name="reason" label={said.reason} help={said.noteHelp} value="" required maxLength={500} />
    </AskFirst>
  );
}

/** The form that sets a customer's level. */
export function MemberLevel({
  details: { account, permissions },
  words: { member: said },
}: {
  details: MemberDetails;
  words: DeskWords;
}) {
  if (!permissions.includes('member_access') || account.closedAt) return null;
  return (
    <AskFirst
      action="/desk/set-member-level"
      fields={{ member: account.id }}
      name={`${said.levelSet}: ${account.email}`}
      label={said.levelSet}
      question={said.levelAsks}
      yes={said.levelYes}
    >
      <DeskField
        name="level"
        label={said.level}
        type="number"
        value={String(account.vip)}
        required
        min={0}
        max={MOST_LEVEL}
      />
    </AskFirst>
  );
}
