import { addPasskey } from '@spindle/domain/accounts/passkeys/add-passkey.ts';
import { attestationJson } from '@spindle/domain/accounts/passkeys/credential-json.ts';
import { removePasskey } from '@spindle/domain/accounts/passkeys/remove-passkey.ts';
import { renamePasskey } from '@spindle/domain/accounts/passkeys/rename-passkey.ts';
import { endSession } from '@spindle/domain/accounts/sessions/end-session.ts';
import { endedLoginCookies } from '@spindle/domain/accounts/sessions/login-cookies.ts';
import { signOutEverywhere } from '@spindle/domain/accounts/sessions/sign-out-everywhere.ts';
import { confirmTwoFactor } from '@spindle/domain/accounts/two-factor/confirm-two-factor.ts';
import { endTwoFactor } from '@spindle/domain/accounts/two-factor/end-two-factor.ts';
import { renewRecoveryCodes } from '@spindle/domain/accounts/two-factor/renew-recovery-codes.ts';
import { startTwoFactor } from '@spindle/domain/accounts/two-factor/start-two-factor.ts';
import { stopTwoFactor } from '@spindle/domain/accounts/two-factor/stop-two-factor.ts';
import { data, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { linksFor } from '../../../page/links.ts';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { parseForm } from '../../forms/parse-form.ts';
import { redirectTo } from '../../redirect-to.ts';
import { pageNotFound } from '../../shop/page-not-found.ts';
import { sectionForm } from '../account/section-form.ts';
import { type FormAnswer, failed, invalid } from '../failed-submission.ts';
import { codeSchema, passkeyNameSchema, proofSchema } from '../form-schemas.ts';
import { senderOf } from '../sender.ts';
import type { Done } from './load-security.ts';

/** The forms of the section, by the step that each names. */
export async function securityAction(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  request: Request,
) {
  const { accounts } = context.get(servicesContext);
  const begun = await sectionForm<Done>('security', form, context, request);
  if (begun.answer) return begun.answer;
  const { who, to, ask } = begun;
  const { page, locale } = context.get(requestContext);
  const sender = senderOf(request, context);
  switch (form.get('step')) {
    case 'end': {
      const id = z.uuid().safeParse(form.get('session')).data;
      const result = id === undefined ? undefined : await endSession(accounts, who, id);
      if (!result || (!result.ok && result.error === 'not_found')) throw await pageNotFound(context);
      return result.ok ? to('ended') : ask();
    }
    case 'end-others':
    // The same, for when no other session is listed.
    case 'end-open': {
      if (!(await signOutEverywhere(accounts, who, { here: false })).ok) return ask();
      return to(form.get('step') === 'end-open' ? 'open' : 'others');
    }
    case 'end-all': {
      if (!(await signOutEverywhere(accounts, who, { here: true })).ok) return ask();
      const headers = endedLoginCookies(accounts.cookies).map((cookie): [string, string] => [
        'Set-Cookie',
        cookie,
      ]);
      return redirectTo(context, linksFor(page).member('login'), { status: 303, headers });
    }
    case 'passkey-add': {
      const given = attestationJson.safeParse(form.get('credential')).data;
      const site = accounts.passkeys;
      if (!site || !given) return failed(form, { error: 'passkey_refused' });
      const result = await addPasskey(accounts, site, who, { given, locale, sender });
      if (result.ok) return to('passkey-added');
      const waits = result.error === 'factor_required' || result.error === 'session_expired';
      return waits ? ask() : failed(form, result);
    }
    case 'passkey-rename': {
      const read = parseForm(form, passkeyNameSchema);
      if (!read.ok) return invalid(read);
      const { passkey: id, name } = read.value;
      const result = await renamePasskey(accounts, who, { id, name });
      if (!result.ok) throw await pageNotFound(context);
      return to('passkey-renamed');
    }
    case 'passkey-remove': {
      const id = z.uuid().safeParse(form.get('passkey')).data;
      const result = id === undefined ? undefined : await removePasskey(accounts, who, id);
      if (!result || (!result.ok && result.error === 'not_found')) throw await pageNotFound(context);
      return result.ok ? to('passkey-removed') : ask();
    }
    case 'totp-start':
      return (await startTwoFactor(accounts, who)).ok ? to() : ask();
    case 'totp-stop':
      await stopTwoFactor(accounts, who);
      return to();
    case 'totp-on': {
      const read = parseForm(form, codeSchema);
      if (!read.ok) return invalid(read);
      const result = await confirmTwoFactor(accounts, who, read.value.code);
      if (result.ok) return data<FormAnswer>({ recoveryCodes: result.recoveryCodes });
      if (result.error === 'factor_required') return ask();
      return failed(form, result, result.error === 'code_wrong' ? 'code' : undefined);
    }
    case 'totp-codes': {
      const read = parseForm(form, proofSchema);
      if (!read.ok) return invalid(read);
      const result = await renewRecoveryCodes(accounts, who, { proof: read.value.proof, sender });
      if (!result.ok) return failed(form, result, result.error === 'proof_wrong' ? 'proof' : undefined);
      const { recoveryCodes } = result;
      return recoveryCodes ? data<FormAnswer>({ recoveryCodes }) : to();
    }
    case 'totp-off': {
      const read = parseForm(form, proofSchema);
      if (!read.ok) return invalid(read);
      const result = await endTwoFactor(accounts, who, { proof: read.value.proof, sender });
      if (result.ok) return to('totp-off');
      return failed(form, result, result.error === 'proof_wrong' ? 'proof' : undefined);
    }
    default:
      throw await pageNotFound(context);
  }
}
