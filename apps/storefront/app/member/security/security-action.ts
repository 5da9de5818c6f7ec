import { endSession } from '@spindle/domain/accounts/sessions/end-session.ts';
import { endedLoginCookies } from '@spindle/domain/accounts/sessions/login-cookies.ts';
import { signOutEverywhere } from '@spindle/domain/accounts/sessions/sign-out-everywhere.ts';
import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { linksFor } from '../../../page/links.ts';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { redirectTo } from '../../redirect-to.ts';
import { pageNotFound } from '../../shop/page-not-found.ts';
import type { Done } from './load-security.ts';

/** The forms of the section, by the step that each names. */
export async function securityAction(form: FormData, context: Readonly<RouterContextProvider>) {
  const { accounts } = context.get(servicesContext);
  const { page, viewer } = context.get(requestContext);
  const links = linksFor(page);
  const who = await viewer();
  if (who.kind !== 'member') throw redirectTo(context, links.member('login', links.security()));
  const to = (done?: Done) => redirectTo(context, links.security(done), { status: 303 });

  switch (form.get('step')) {
    case 'end': {
      const id = z.uuid().safeParse(form.get('session')).data;
      const result = id === undefined ? undefined : await endSession(accounts, who, id);
      if (!result?.ok) throw await pageNotFound(context);
      return to('ended');
    }
    case 'end-others':
      await signOutEverywhere(accounts, who, { here: false });
      return to('others');
    case 'end-all': {
      await signOutEverywhere(accounts, who, { here: true });
      const headers = endedLoginCookies(accounts.cookies).map((cookie): [string, string] => [
        'Set-Cookie',
        cookie,
      ]);
      return redirectTo(context, links.member('login'), { status: 303, headers });
    }
    default:
      throw await pageNotFound(context);
  }
}
