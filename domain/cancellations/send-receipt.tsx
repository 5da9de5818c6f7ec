import { translator } from '@spindle/i18n/messages.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Mailer } from '@spindle/platform/mailer.ts';
import type { Sites } from '@spindle/platform/sites.ts';
import { mailShop } from '../mail/mail-shop.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { findTimeZone } from '../seller/find-time-zone.ts';
import type { Receipt } from './job-kinds.ts';
import { ReceiptMail } from './mails/ReceiptMail.tsx';

export interface ReceiptDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  from: string;
  sites: Sites;
}

/** Confirms a declaration once, to the address in it. */
export async function sendReceipt(deps: ReceiptDeps, receipt: Receipt): Promise<void> {
  const { cancellationId, kind, locale, email: to, contract } = receipt;
  const subject = translator(locale, 'mail')(
    kind === 'withdraw' ? 'cancellation.subjectWithdraw' : 'cancellation.subject',
    { contract },
  );
  await sendOnce(deps, { kind: 'cancellation', id: cancellationId }, async () => {
    const timeZone = await findTimeZone(deps.db);
    const shop = mailShop(deps.sites, locale);
    const bodies = await renderMail(<ReceiptMail {...{ receipt, timeZone, shop }} />);
    return { ...bodies, to, from: deps.from, subject };
  });
}
