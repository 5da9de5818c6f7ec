import { eraseByLink, exportByLink } from '@spindle/domain/privacy/blocked/act-by-link.ts';
import { askForDataLink } from '@spindle/domain/privacy/blocked/ask-for-data-link.ts';
import { giveLinkFactor } from '@spindle/domain/privacy/blocked/give-link-factor.ts';
import { data, type RouterContextProvider } from 'react-router';
import { linksFor } from '../../../page/links.ts';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { answerOf } from '../../captcha/answer-of.ts';
import { anotherCaptcha, captchaAfter } from '../../captcha/captcha-of.ts';
import { parseForm } from '../../forms/parse-form.ts';
import { redirectTo } from '../../redirect-to.ts';
import { pageNotFound } from '../../shop/page-not-found.ts';
import { type FormAnswer, failed, invalid, withCaptcha } from '../failed-submission.ts';
import { codeSchema, emailSchema, erasureSchema } from '../form-schemas.ts';
import { senderOf } from '../sender.ts';

/** Mails a link to a blocked member's data; with the link's token, does what the form's step asks, as far as the link allows. */
export async function yourDataAction(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  url: URL,
  request: Request,
) {
  const token = url.searchParams.get('token');
  if (token === null) return ask(form, context, request);
  const { accounts, config } = context.get(servicesContext);
  const { ip, page } = context.get(requestContext);
  const links = linksFor(page);
  const follower = { token, ip };
  const stay = () => redirectTo(context, links.yourData(token), { status: 303 });
  switch (form.get('step')) {
    case 'factor': {
      const read = parseForm(form, codeSchema);
      if (!read.ok) return invalid(read);
      const given = await giveLinkFactor(accounts, { ...follower, ...read.value });
      if (given.ok) return stay();
      return failed(form, given, given.error === 'code_wrong' ? 'code' : undefined);
    }
    case 'export': {
      const asked = await exportByLink(accounts, follower);
      return asked.ok ? stay() : failed(form, asked);
    }
    case 'erase': {
      const read = parseForm(form, erasureSchema);
      if (!read.ok) return invalid(read);
      const asked = await eraseByLink({ ...accounts, config }, follower);
      return asked.ok ? redirectTo(context, links.erasureAsked(), { status: 303 }) : failed(form, asked);
    }
    default:
      throw await pageNotFound(context);
  }
}

async function ask(form: FormData, context: Readonly<RouterContextProvider>, request: Request) {
  const { accounts } = context.get(servicesContext);
  const { locale } = context.get(requestContext);
  const { ip, cookieHeader } = senderOf(request, context);
  const purpose = { context, request, purpose: 'link' } as const;
  const another = await anotherCaptcha(purpose, form);
  if (another) return withCaptcha(another);
  const read = parseForm(form, emailSchema);
  if (!read.ok) return invalid(read);
  const { email } = read.value;
  const result = await askForDataLink(accounts, { email, locale, ip, cookieHeader, captcha: answerOf(form) });
  if (result.ok) return data<FormAnswer>({ sentTo: email });
  return failed(form, result, undefined, await captchaAfter(purpose, { ...result, account: email }));
}
