import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import { takeCodeTry } from '@spindle/domain/exchange-codes/limits.ts';
import { previewExchangeCode } from '@spindle/domain/exchange-codes/preview-exchange-code.ts';
import { redeemExchangeCode } from '@spindle/domain/exchange-codes/redeem-exchange-code.ts';
import type { IssuedType } from '@spindle/domain/licences/licence.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { data, type RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import type { FormReply } from '../forms/form-reply.ts';
import { replyTo } from '../forms/parse-form.ts';

/** What a code can be exchanged for, as its page shows it. */
export interface ShownPreview {
  code: string;
  product: string;
  licenceType: LicenceType;
  /** The last day on which the code is accepted. */
  until: string | undefined;
  extendable: readonly { id: string; key: string; worksUntil: string }[];
}

/** The licence that the code was exchanged for. */
export interface ShownLicence {
  product: string;
  licenceType: IssuedType;
  key: string;
  worksUntil: string | undefined;
  email: string;
}

export interface ExchangeAnswer {
  reply?: FormReply;
  preview?: ShownPreview;
  redeemed?: ShownLicence;
}

type Context = Readonly<RouterContextProvider>;

/** Looks a code up, or redeems it (`step=redeem`). */
export async function exchangeAction(form: FormData, context: Context) {
  const { limits } = context.get(servicesContext);
  const allowed = await takeCodeTry(limits, context.get(requestContext).ip);
  if (!allowed.ok) {
    const reply = replyTo(form, { problem: 'too_many_requests' });
    return data<ExchangeAnswer>(
      { reply },
      { status: 429, headers: { 'Retry-After': String(allowed.retryAfter) } },
    );
  }
  const code = text(form, 'code');
  if (!code) return refused(form, 'code', 'field_required');
  return form.get('step') === 'redeem' ? redeem(form, context, code) : look(form, context, code);
}

async function look(form: FormData, context: Context, code: string) {
  const preview = await previewOf(context, code);
  return preview.ok ? data<ExchangeAnswer>({ preview: preview.shown }) : refused(form, 'code', preview.error);
}

async function redeem(form: FormData, context: Context, code: string) {
  const { accounts } = context.get(servicesContext);
  const { locale, viewer } = context.get(requestContext);
  const who = await viewer();
  const by = who.kind === 'member' ? who : { email: text(form, 'email') };
  const extend = text(form, 'extend') || undefined;
  const redeemed = await redeemExchangeCode(accounts, { code, by, extend, locale });
  if (!redeemed.ok) {
    // Errors that can be corrected are shown on the same page; if the code is gone meanwhile, it is asked for again.
    const preview = await previewOf(context, code);
    if (!preview.ok) return refused(form, 'code', redeemed.error);
    const field = redeemed.error === 'invalid_email' ? 'email' : undefined;
    const error = field && !text(form, 'email') ? 'field_required' : redeemed.error;
    const reply = replyTo(form, field ? { fields: { [field]: error } } : { problem: error });
    return data<ExchangeAnswer>({ preview: preview.shown, reply }, { status: 422 });
  }
  const { licence, email } = redeemed;
  const { productName: product, licenceType, key, worksUntil } = licence;
  const shown = { product, licenceType, key, email };
  return data<ExchangeAnswer>({
    redeemed: { ...shown, worksUntil: worksUntil ? dayFormatter(locale)(worksUntil) : undefined },
  });
}

async function previewOf(
  context: Context,
  code: string,
): Promise<{ ok: true; shown: ShownPreview } | { ok: false; error: string }> {
  const { accounts } = context.get(servicesContext);
  const { locale, viewer } = context.get(requestContext);
  const who = await viewer();
  const memberId = who.kind === 'member' ? who.memberId : undefined;
  const found = await previewExchangeCode(accounts, { code, memberId });
  if (!found.ok) return found;
  const { pid, licenceType, redeemableUntil, extendable } = found.preview;
  const [offer] = await findOffers(accounts.db, [pid]);
  if (!offer) return { ok: false, error: 'unknown_product' };
  const day = dayFormatter(locale);
  const shown = {
    ...{ code, licenceType, product: namesIn(offer, locale).name },
    until: redeemableUntil ? day(redeemableUntil) : undefined,
    extendable: extendable.map(({ id, key, worksUntil }) => ({
      ...{ id, key, worksUntil: worksUntil ? day(worksUntil) : '' },
    })),
  };
  return { ok: true, shown };
}

function refused(form: FormData, field: string, error: string) {
  return data<ExchangeAnswer>({ reply: replyTo(form, { fields: { [field]: error } }) }, { status: 422 });
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
