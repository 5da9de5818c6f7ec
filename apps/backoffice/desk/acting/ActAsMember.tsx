import { REASON_LENGTH } from '@spindle/domain/accounts/acting/acting.ts';
import { deskWords } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';
import { DeskField } from '../forms/DeskForm.tsx';

/**
 * The form by which staff see the shop as a member does. For pages about one member; show it only to those who have the
 * permission `act_as_member`, which the use case checks again.
 */
export function ActAsMember({ memberId, language }: { memberId: string; language: string | undefined }) {
  const { words, locale } = deskWords(language);
  const said = words.buyers.act;
  return (
    <AskFirst
      action="/desk/act-as-member"
      fields={{ member: memberId, language: locale }}
      name={said.title}
      label={said.title}
      question={said.text}
      yes={said.go}
      newTab
    >
      <DeskField
        id={`act-as-${memberId}`}
        name="reason"
        label={said.reason}
        value=""
        required
        minLength={REASON_LENGTH.least}
        maxLength={REASON_LENGTH.most}
      />
    </AskFirst>
  );
}
