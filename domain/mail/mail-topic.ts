/** What a mail is about, so that staff find it there. */
export interface MailTopic {
  about: `${'order' | 'subscription'} ${string}`;
  /** Which of its mails, such as `key` or `renewed`. */
  kind: string;
}

/** Identifies a mail that has no topic. */
export interface MailName {
  /** Its name on the member's page, such as `password` or `acting`. */
  kind: MailKind;
  /** The id of what it belongs to, such as the request that it answers. */
  id: string;
}

/** Kinds of mails without a topic. */
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

/** A mail that was sent. */
export interface SentMail {
  kind: string;
  recipient: string;
  sentAt: Date;
}

/** An address, optionally with the period and the kinds of mails that count. */
export interface MailsTo {
  email: string;
  from?: Date | undefined;
  until?: Date | undefined;
  kinds?: readonly MailKind[];
}
