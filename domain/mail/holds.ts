import { mailbox } from '@spindle/platform/tables.ts';
import { type Holding, ofAddress } from '../privacy/holding.ts';
import { sentMails } from './tables.ts';

/** The mails that were sent to a member. */
export const mailHolds: readonly Holding[] = [
  {
    table: sentMails,
    of: ofAddress(sentMails.recipient, sentMails.sentAt),
    erasure: {
      kind: 'overwrite',
      columns: { recipient: null },
      why: 'A job that runs again finds here that its mail has left.',
    },
  },
  // Only the sandbox has this mailbox; elsewhere mail leaves the shop.
  { table: mailbox, of: ofAddress(mailbox.to, mailbox.sentAt), exported: false, erasure: { kind: 'delete' } },
];
