/** What a mail is about, so that staff find it there. */
export interface MailTopic {
  about: `${'order' | 'subscription'} ${string}`;
  /** Which of its mails: `key`, `renewed`. */
  kind: string;
}

/** Names a mail for good, where it is about nothing that staff look at by itself. */
export interface MailName {
  /** What it is called on the member’s page: `password`, `acting`. */
  kind: MailKind;
  /** What it is of, such as the request that it answers. */
  id: string;
}

/** Mails without a topic. */
export const MAIL_KINDS = [
  'acting',
  'address',
  'basket',
  'cancellation',
  'captcha',
  'data-link',
  'erasure',
  'exchange',
  'export',
  'held',
  'lost-keys',
  'member-code',
  'merged',
  'moved',
  'new-key',
  'notice',
  'order-code',
  'order-link',
  'password',
  'registration',
  'sign-in',
  'sign-in-link',
  'trial',
  'trial-code',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A mail that has left. */
export interface SentMail {
  kind: string;
  recipient: string;
  sentAt: Date;
}

/** An address, with the time in which mails to it count, where that is not always, and of which kinds, where that is not all. */
export interface MailsTo {
  email: string;
  from?: Date | undefined;
  until?: Date | undefined;
  kinds?: readonly MailKind[];
}
