import { DeskTable } from '../desk/DeskTable.tsx';
import { type DeskWords, filled } from '../desk/desk-words.ts';
import { AskFirst } from '../desk/forms/AskFirst.tsx';

/** Who has a second factor, and the way back in for who has lost it. */
export function Colleagues({
  colleagues,
  on,
  language,
  words: { secondFactor: said, members },
}: {
  colleagues: readonly { id: string; email: string }[];
  /** The ids of those who have one. */
  on: ReadonlySet<string>;
  /** Of the back office, in which a colleague is told. */
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
