import { askForExport } from '@spindle/domain/privacy/ask-for-export.ts';
import type { RouterContextProvider } from 'react-router';
import { linksFor } from '../../../page/links.ts';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { redirectTo } from '../../redirect-to.ts';
import { pageNotFound } from '../../shop/page-not-found.ts';
import { proveAction } from '../account/prove-action.ts';
import { failed } from '../failed-submission.ts';
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
  if (form.get('step') !== 'export') throw await pageNotFound(context);
  const asked = await askForExport(accounts, who);
  if (asked.ok) return to('asked');
  return asked.error === 'factor_required' ? to() : failed(form, asked);
}
