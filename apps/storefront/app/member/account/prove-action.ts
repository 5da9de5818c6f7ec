import { giveMemberCode } from '@spindle/domain/accounts/factors/give-member-code.ts';
import { startMemberCode } from '@spindle/domain/accounts/factors/start-member-code.ts';
import { assertionJson } from '@spindle/domain/accounts/passkeys/credential-json.ts';
import { proveWithPasskey } from '@spindle/domain/accounts/passkeys/prove-with-passkey.ts';
import { provePassword } from '@spindle/domain/accounts/passwords/change-password.ts';
import type { AskingMember } from '@spindle/domain/accounts/sessions/asking-member.ts';
import type { RouterContextProvider } from 'react-router';
import { servicesContext } from '../../../page/request-context.ts';
import { parseForm } from '../../forms/parse-form.ts';
import { failed, invalid } from '../failed-submission.ts';
import { codeSchema, currentPasswordSchema } from '../form-schemas.ts';
import { senderOf } from '../sender.ts';

/**
 * The forms by which members prove who they are (`ConfirmForms`), on whichever page.
 * @returns undefined for another form
 */
export async function proveAction(
  form: FormData,
  who: AskingMember,
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<{ ok: true } | { ok: false; answer: ReturnType<typeof failed> } | undefined> {
  const { accounts } = context.get(servicesContext);
  switch (form.get('step')) {
    case 'confirm': {
      const read = parseForm(form, currentPasswordSchema);
      if (!read.ok) return { ok: false, answer: invalid(read) };
      const given = { password: read.value.current, sender: senderOf(request, context) };
      const result = await provePassword(accounts, who, given);
      if (result.ok) return { ok: true };
      const wrong = result.error === 'bad_credentials';
      return {
        ok: false,
        answer: wrong ? failed(form, { error: 'password_wrong' }, 'current') : failed(form, result),
      };
    }
    case 'passkey-prove': {
      const given = assertionJson.safeParse(form.get('credential')).data;
      const refused = { error: 'passkey_refused' } as const;
      if (!accounts.passkeys || !given) return { ok: false, answer: failed(form, refused) };
      const about = { given, sender: senderOf(request, context) };
      const result = await proveWithPasskey(accounts, accounts.passkeys, who, about);
      return result.ok ? { ok: true } : { ok: false, answer: failed(form, result) };
    }
    case 'mail-code': {
      const result = await startMemberCode(accounts, who);
      return result.ok ? { ok: true } : { ok: false, answer: failed(form, result) };
    }
    case 'give-code': {
      const read = parseForm(form, codeSchema);
      if (!read.ok) return { ok: false, answer: invalid(read) };
      const result = await giveMemberCode(accounts, who, read.value.code);
      return result.ok ? { ok: true } : { ok: false, answer: failed(form, result, 'code') };
    }
    default:
      return undefined;
  }
}
