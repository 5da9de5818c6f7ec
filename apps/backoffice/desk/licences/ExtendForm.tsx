import { randomUUID } from 'node:crypto';
import { type DeskWords, filled } from '../desk-words.ts';
import { DeskField } from '../forms/DeskForm.tsx';

/**
 * More days for a licence, and what they do to the next charge of its subscription. The form has a key of its own: sent
 * twice, it extends once.
 */
export function ExtendForm({
  licenceId,
  nextCharge,
  words: { licence: said },
  format,
}: {
  licenceId: string;
  nextCharge: Date | 'waits' | undefined;
  words: DeskWords;
  format(time: Date): string;
}) {
  return (
    <form className="desk-form" method="post" action="/desk/extend-licence" aria-labelledby="extend">
      <h2 id="extend">{said.extend}</h2>
      <input type="hidden" name="licence" value={licenceId} />
      <input type="hidden" name="key" value={randomUUID()} />
      {nextCharge && (
        <p>
          {nextCharge === 'waits'
            ? said.extendFollows
            : filled(said.extendMoves, { date: format(nextCharge) })}
        </p>
      )}
      <div className="desk-fields">
        <DeskField name="days" label={said.days} type="number" min={1} max={3660} required value="" />
        <DeskField
          name="reason"
          label={said.reason}
          help={said.reasonHelp}
          required
          maxLength={500}
          value=""
        />
      </div>
      <p className="desk-buttons">
        <button type="submit">{said.extendYes}</button>
      </p>
    </form>
  );
}
