import { completeAddressChange } from '@spindle/domain/accounts/address/complete-address-change.ts';
import { findPendingAddress } from '@spindle/domain/accounts/address/find-pending-address.ts';
import { startAddressChange } from '@spindle/domain/accounts/address/start-address-change.ts';
import { unlinkGoogle } from '@spindle/domain/accounts/google/unlink-google.ts';
import { setNewPassword } from '@spindle/domain/accounts/passwords/change-password.ts';
import { updateProfile } from '@spindle/domain/accounts/profile/update-profile.ts';
import { hasRecentFactor } from '@spindle/domain/accounts/sessions/recent-factor.ts';
import type { RouterContextProvider } from 'react-router';
import { servicesContext } from '../../../page/request-context.ts';
import { parseForm } from '../../forms/parse-form.ts';
import { pageNotFound } from '../../shop/page-not-found.ts';
import { failed, failedPassword, invalid } from '../failed-submission.ts';
import { codeSchema, emailSchema, newPasswordSchema, profileSchema } from '../form-schemas.ts';
import { toGoogle } from '../google/to-google.ts';
import type { Done } from './load-account.ts';
import { sectionForm } from './section-form.ts';

/** The forms of the account, by the step that each names. */
export async function accountAction(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  request: Request,
) {
  const { accounts, clock, db } = context.get(servicesContext);
  const begun = await sectionForm<Done>('account', form, context, request);
  if (begun.answer) return begun.answer;
  const { who, to, ask } = begun;
  switch (form.get('step')) {
    case 'profile': {
      const read = parseForm(form, profileSchema);
      if (!read.ok) return invalid(read);
      const { name = '', language: locale } = read.value;
      const result = await updateProfile(accounts, who.memberId, { name, locale });
      return result.ok ? to('profile', result.cookies) : failed(form, result, 'language');
    }
    case 'address': {
      const read = parseForm(form, emailSchema);
      if (!read.ok) return invalid(read);
      const result = await startAddressChange(accounts, who, read.value);
      if (result.ok) return to();
      if (result.error === 'factor_required') return ask();
      return failed(form, result, result.error === 'too_many_requests' ? undefined : 'email');
    }
    case 'address-code': {
      const read = parseForm(form, codeSchema);
      if (!read.ok) return invalid(read);
      const email = await findPendingAddress({ db, clock }, who.memberId);
      if (email === undefined) return to();
      const cookieHeader = request.headers.get('cookie');
      const result = await completeAddressChange(accounts, who, { email, ...read.value, cookieHeader });
      if (result.ok) return to('address', result.cookies);
      return result.error === 'factor_required' ? ask() : failed(form, result, 'code');
    }
    case 'password': {
      const read = parseForm(form, newPasswordSchema);
      if (!read.ok) return invalid(read);
      const sender = { cookieHeader: request.headers.get('cookie') ?? undefined };
      const result = await setNewPassword(accounts, who, { ...read.value, sender });
      if (result.ok) return to('password', result.cookies);
      return waitsForProof(result) ? ask() : failedPassword(form, result);
    }
    case 'google-link':
      if (!hasRecentFactor(clock, who)) return ask();
      return toGoogle(context, { linkingSession: who.sessionId });
    case 'google-unlink': {
      const result = await unlinkGoogle(accounts, who);
      if (result.ok) return to('google_unlinked');
      return waitsForProof(result) ? ask() : failed(form, result);
    }
    default:
      throw await pageNotFound(context);
  }
}

/** Also true for a session that has ended meanwhile: where the proof is asked for, it is sent to the log-in. */
const waitsForProof = ({ error }: { error: string }): boolean =>
  error === 'factor_required' || error === 'session_expired';
