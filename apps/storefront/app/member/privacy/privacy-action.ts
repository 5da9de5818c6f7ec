import { endedLoginCookies } from '@spindle/domain/accounts/sessions/login-cookies.ts';
import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import { askForExport } from '@spindle/domain/privacy/ask-for-export.ts';
import { askForErasure } from '@spindle/domain/privacy/erasure/ask-for-erasure.ts';
import type { RouterContextProvider } from 'react-router';
import { linksFor } from '../../../page/links.ts';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { parseForm } from '../../forms/parse-form.ts';
import { redirectTo } from '../../redirect-to.ts';
import { pageNotFound } from '../../shop/page-not-found.ts';
import { proveAction } from '../account/prove-action.ts';
import { failed, invalid } from '../failed-submission.ts';
import { erasureSchema } from '../form-schemas.ts';
import type { Done } from './load-privacy.ts';

/** The forms of the section, by the step that each names. */
export async function privacyAction(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  request: Request,
) {
  const { accounts } = context.get(servicesContext);
  const { page, viewer } = context.get(requestContext);
  const links = linksFor(page);
  const who = await viewer();
  if (who.kind !== 'member') throw redirectTo(context, links.member('login', links.privacy()));
  const to = (done?: Done) => redirectTo(context, links.privacy(done), { status: 303 });

  const proof = await proveAction(form, who, context, request);
  if (proof) return proof.ok ? to() : proof.answer;
  if (form.get('step') === 'erase') return erase(form, context, who);
  if (form.get('step') !== 'export') throw await pageNotFound(context);
  const asked = await askForExport(accounts, who);
  if (asked.ok) return to('asked');
  return asked.error === 'factor_required' ? to() : failed(form, asked);
}

/** Asks for the account's erasure, which ends this session as well. */
async function erase(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  who: Extract<Viewer, { kind: 'member' }>,
) {
  const { accounts, config } = context.get(servicesContext);
  const { page } = context.get(requestContext);
  const links = linksFor(page);
  const read = parseForm(form, erasureSchema);
  if (!read.ok) return invalid(read);
  const asked = await askForErasure({ ...accounts, config }, who);
  if (!asked.ok && asked.error === 'factor_required') {
    return redirectTo(context, links.privacy(), { status: 303 });
  }
  if (!asked.ok) return failed(form, asked);
  const headers = new Headers(endedLoginCookies(config.cookies).map((cookie) => ['Set-Cookie', cookie]));
  return redirectTo(context, links.erasureAsked(), { status: 303, headers, document: true });
}
