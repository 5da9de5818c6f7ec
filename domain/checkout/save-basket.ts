import { randomUUID } from 'node:crypto';
import { listFormat } from '@spindle/i18n/formats.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Limit } from '@spindle/platform/limits.ts';
import { emailAddress } from '../accounts/email.ts';
import { type MailLimits, mayMail } from '../accounts/may-mail.ts';
import { type MailAsker, type MailCaptchaDeps, passMailCaptcha } from '../accounts/pass-mail-captcha.ts';
import type { CaptchaRefusal } from '../captcha/pass-captcha.ts';
import type { QuoteError } from './errors.ts';
import { basketMail } from './job-kinds.ts';
import { linkOfRequest } from './link-of-request.ts';
import { parseCheckoutLink } from './parse-checkout-link.ts';
import { type QuoteDeps, type QuoteInput, quoteCheckout } from './quote-checkout.ts';

/** More than one person needs; an office may share an IP address. */
const SAVES_BY_IP: Limit = { name: 'basket-save-ip', points: 20, seconds: 3600 };
const BASKET_MAILS: MailLimits = {
  anHour: { name: 'basket-mail-hour', points: 3, seconds: 3600 },
  afterThat: { name: 'basket-mail', points: 1, seconds: 3 * 3600 },
};

/**
 * Mails a link to the basket, so that its buyer can come back to it on any device. The link keeps no price: the basket is quoted
 * anew. An address that has reached the limit of these mails gets none, and the answer does not say so.
 */
export async function saveBasket(
  deps: QuoteDeps & MailCaptchaDeps & { jobs: Jobs },
  {
    email: typed,
    ip,
    cookieHeader,
    captcha,
    ...input
  }: QuoteInput & MailAsker & { email: string | undefined },
): Promise<
  | { ok: true; email: string }
  | CaptchaRefusal
  | { ok: false; error: QuoteError | 'invalid_email' | 'too_many_requests' }
> {
  const email = emailAddress.safeParse(input.member?.email ?? typed);
  if (!email.success) return { ok: false, error: 'invalid_email' };
  if (!(await deps.limits.take(SAVES_BY_IP, { ip })).ok) return { ok: false, error: 'too_many_requests' };
  const link = parseCheckoutLink(input.query);
  if (!link.ok) return link;
  const quoted = await quoteCheckout(deps, input);
  if (!quoted.ok) return quoted;
  const names = quoted.quote.lines.map(({ product }) => product.shortName);
  // No captcha for a member: the mail goes to their own address, not to a typed one.
  const refused = input.member
    ? undefined
    : await passMailCaptcha(deps, 'basket', { email: email.data, ip, cookieHeader, captcha });
  if (refused) return refused;
  if (await mayMail(deps.limits, BASKET_MAILS, email.data)) {
    await deps.jobs.send(deps.db, basketMail, {
      saveId: randomUUID(),
      email: email.data,
      locale: input.locale,
      products: listFormat(input.locale).format(names),
      query: linkOfRequest(link.request),
    });
  }
  return { ok: true, email: email.data };
}
