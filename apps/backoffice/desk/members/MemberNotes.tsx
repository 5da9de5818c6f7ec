import type { MemberDetails } from '@spindle/domain/members/member-details.ts';
import { LONGEST_NOTE } from '@spindle/domain/members/member-note.ts';
import { type DeskWords, filled } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';

/** The notes of staff; only the author of a note can change it. */
export function MemberNotes({
  details: { account, notes, permissions },
  staffId,
  words: { member: said },
  format,
}: {
  details: MemberDetails;
  /** The member of staff who is reading. */
  staffId: string;
  words: DeskWords;
  format(time: Date): string;
}) {
  const writes = permissions.includes('member_notes');
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">{said.notes}</h2>
      {notes.length === 0 && <p>{said.noNotes}</p>}
      {notes.map(({ id, authorId, authorEmail, text, writtenAt, editedAt }) => {
        const isOwn = authorId === staffId && writes;
        const fields = { member: account.id, note: id };
        const by = filled(said.noteBy, { author: authorEmail, date: format(writtenAt) });
        return (
          <article className="desk-note" key={id} aria-label={by}>
            <p>{text}</p>
            <footer>
              {by}
              {editedAt && ` (${filled(said.noteEdited, { date: format(editedAt) })})`}
            </footer>
            {isOwn && (
              <AskFirst
                action="/desk/note-member"
                fields={fields}
                name={`${said.noteEdit}: ${by}`}
                label={said.noteEdit}
                question={by}
                yes={said.noteEditYes}
              >
                <NoteField id={`note-${id}`} label={said.note} value={text} />
              </AskFirst>
            )}
            {(isOwn || permissions.includes('member_note_removal')) && (
              <AskFirst
                action="/desk/remove-member-note"
                fields={fields}
                name={`${said.noteRemove}: ${by}`}
                label={said.noteRemove}
                question={said.noteRemoveAsks}
                yes={said.noteRemoveYes}
              />
            )}
          </article>
        );
      })}
      {writes && (
        <AskFirst
          action="/desk/note-member"
          fields={{ member: account.id }}
          name={said.noteForm}
          label={said.noteForm}
          yes={said.noteSave}
        >
          <NoteField id="note-new" label={said.note} help={said.noteHelp} value="" />
        </AskFirst>
      )}
    </section>
  );
}

function NoteField({ id, label, help, value }: { id: string; label: string; help?: string; value: string }) {
  return (
    <div className="desk-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name="text"
        defaultValue={value}
        required
        maxLength={LONGEST_NOTE}
        rows={4}
        aria-describedby={help && `${id}-help`}
      />
      {help && <small id={`${id}-help`}>{help}</small>}
    </div>
  );
}
