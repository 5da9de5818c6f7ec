import { randomUUID } from 'node:crypto';
import { type DeskWords, filled } from '../desk-words.ts';
import { DeskField } from '../forms/DeskForm.tsx';

/**
 * Gives a licence more days, and says what that does to the next charge of its subscription. The form has an idempotency
 * key: sent twice, it extends the licence once.
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
