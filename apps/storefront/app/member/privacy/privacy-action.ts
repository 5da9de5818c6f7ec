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
import { sectionForm } from '../account/section-form.ts';
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
  const begun = await sectionForm<Done>('privacy', form, context, request);
  if (begun.answer) return begun.answer;
  const { who, to, ask } = begun;
  if (form.get('step') === 'erase') return erase(form, context, { who, ask });
  if (form.get('step') !== 'export') throw await pageNotFound(context);
  const asked = await askForExport(accounts, who);
  if (asked.ok) return to('asked');
  return asked.error === 'factor_required' ? ask() : failed(form, asked);
}

/** Asks for the account's erasure, which ends this session as well. */
async function erase(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  { who, ask }: { who: Extract<Viewer, { kind: 'member' }>; ask(): Response },
) {
  const { accounts, config } = context.get(servicesContext);
  const { page } = context.get(requestContext);
  const read = parseForm(form, erasureSchema);
  if (!read.ok) return invalid(read);
  const asked = await askForErasure({ ...accounts, config }, who);
  if (!asked.ok) return asked.error === 'factor_required' ? ask() : failed(form, asked);
  const headers = new Headers(endedLoginCookies(config.cookies).map((cookie) => ['Set-Cookie', cookie]));
  return redirectTo(context, linksFor(page).erasureAsked(), { status: 303, headers, document: true });
}
