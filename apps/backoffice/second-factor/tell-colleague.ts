import type { Payload } from 'payload';
import { deskWords, filled } from '../desk/desk-words.ts';

/**
 * Mails a member of staff whose second factor somebody else has ended: whoever has their password could now set up one of their
 * own. Where the mail can't be sent, the factor stays ended, which the audit says, and the log says this.
 * @param language as the back office of who has ended it names it: what the colleague reads is kept nowhere
 */
export async function tellColleague(
  payload: Payload,
  { staffId, by, language }: { staffId: string; by: string; language: string },
): Promise<void> {
  const { words } = deskWords(language);
  const { mailSubject, mailText } = words.secondFactor;
  try {
    const { email } = await payload.findByID({ collection: 'staff', id: staffId });
    await payload.sendEmail({ to: email, subject: mailSubject, text: filled(mailText, { by }) });
  } catch (error) {
    payload.logger.error({ err: error, staffId }, 'a colleague was not told that their second factor ended');
  }
}
