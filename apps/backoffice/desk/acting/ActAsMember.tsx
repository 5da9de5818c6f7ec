import { REASON_LENGTH } from '@spindle/domain/accounts/acting/acting.ts';
import { deskWords } from '../desk-words.ts';

/**
 * The form by which staff see the shop as a member does. For pages about one member, shown to who has `act_as_member`;
 * the use case asks for it again.
 */
export function ActAsMember({ memberId, language }: { memberId: string; language: string | undefined }) {
  const { words, locale } = deskWords(language);
  const said = words.buyers.act;
  const id = `act-as-${memberId}`;
  return (
    // A tab of its own: the desk stays where it is.
    <form
      className="desk-form"
      method="post"
      action="/desk/act-as-member"
      target="_blank"
      aria-labelledby={id}
      rel="noopener"
    >
      <h2 id={id}>{said.title}</h2>
      <p>{said.text}</p>
      <input type="hidden" name="member" value={memberId} />
      <input type="hidden" name="language" value={locale} />
      <div className="desk-fields">
        <div className="desk-field desk-wide">
          <label htmlFor={`${id}-reason`}>{said.reason}</label>
          <input
            id={`${id}-reason`}
            name="reason"
            required
            minLength={REASON_LENGTH.min}
            maxLength={REASON_LENGTH.max}
            autoComplete="off"
          />
        </div>
      </div>
      <p className="desk-buttons">
        <button type="submit">{said.go}</button>
      </p>
    </form>
  );
}
