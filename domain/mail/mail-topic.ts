/** What a mail is about, so that staff find it there. */
export interface MailTopic {
  about: `${'order' | 'subscription'} ${string}`;
  /** Which of its mails: `key`, `renewed`. */
  kind: string;
}

/** A mail that has left. */
export interface SentMail {
  kind: string;
  recipient: string;
  sentAt: Date;
}
