import type { Payload } from 'payload';
import { deskWords, filled } from '../desk/desk-words.ts';

/**
 * Mails a member of staff that a second factor was set up for their account, or that a colleague has removed it: somebody
 * who has their password could then set up one of their own. If the mail can't be sent, the change stays; the audit log
 * records the change, and the program's log the mail that failed.
 * @param language of whoever made the change, by the back office's name for it: the colleague's own language is stored nowhere
 */
export async function tellOfFactor(
  payload: Payload,
  { staffId, what, by, language }: { staffId: string; what: 'begun' | 'ended'; by: string; language: string },
): Promise<void> {
  const said = deskWords(language).words.secondFactor;
  const [subject, text] =
    what === 'begun' ? [said.beganSubject, said.beganText] : [said.mailSubject, said.mailText];
  try {
    const { email } = await payload.findByID({ collection: 'staff', id: staffId });
    await payload.sendEmail({ to: email, subject, text: filled(text, { by }) });
  } catch (error) {
    payload.logger.error({ err: error, staffId }, `nobody was told that a second factor was ${what}`);
  }
}
