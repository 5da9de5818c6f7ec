import { DeskTable } from '../desk/DeskTable.tsx';
import { type DeskWords, filled } from '../desk/desk-words.ts';
import { AskFirst } from '../desk/forms/AskFirst.tsx';

/** Which colleagues have a second factor, with a button that removes it for somebody who has lost theirs. */
export function Colleagues({
  colleagues,
  on,
  language,
  words: { secondFactor: said, members },
}: {
  colleagues: readonly { id: string; email: string }[];
  /** The ids of the staff who have a second factor. */
  on: ReadonlySet<string>;
  /** The language of the back office, in which a colleague is notified. */
  language: string;
  words: DeskWords;
}) {
  return (
    <section aria-labelledby="colleagues">
      <h2 id="colleagues">{said.colleagues}</h2>
      <p>{said.colleaguesAbout}</p>
      <DeskTable
        rows={colleagues}
        none={said.noColleagues}
        idOf={({ id }) => id}
        columns={[
          { label: members.address, cell: ({ email }) => email },
          { label: said.title, cell: ({ id }) => (on.has(id) ? said.isOn : said.isOff) },
        ]}
        actions={({ id, email }) =>
          on.has(id) && (
            <AskFirst
              action="/desk/second-factor"
              fields={{ step: 'end', staff: id, lang: language }}
              name={`${said.reset}: ${email}`}
              label={said.reset}
              question={filled(said.resetAsks, { email })}
              yes={said.resetYes}
            />
          )
        }
      />
    </section>
  );
}
