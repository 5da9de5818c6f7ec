import type { AccountsDeps } from '@spindle/domain/accounts/deps.ts';
import { checkUndo } from '@spindle/domain/privacy/erasure/check-undo.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import type { Locale } from '@spindle/platform/locales.ts';

export interface KeepAccountData {
  section: 'keep_account';
  /** asked: an erasure was just asked for in this browser. under_way: the link undoes one. ended: it does not any more. */
  state: 'asked' | 'under_way' | 'ended';
  /** Of the account that is going to be erased, and the day on which it is. */
  email: string;
  day: string;
}

/** What the mailed link shows of an erasure; nobody else sees that one is under way. */
export async function loadKeepAccount(
  deps: Pick<AccountsDeps, 'db' | 'clock'>,
  { locale, url }: { locale: Locale; url: URL },
): Promise<KeepAccountData> {
  const section = 'keep_account';
  const token = url.searchParams.get('token');
  if (token === null) {
    return { section, state: url.searchParams.has('asked') ? 'asked' : 'ended', email: '', day: '' };
  }
  const found = await checkUndo(deps, { token });
  if (!found.ok) return { section, state: 'ended', email: '', day: '' };
  return { section, state: 'under_way', email: found.email, day: dayFormatter(locale)(found.dueAt) };
}
