import type { AccountsDeps } from '@spindle/domain/accounts/deps.ts';
import { checkUndo } from '@spindle/domain/privacy/erasure/check-undo.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import type { Locale } from '@spindle/platform/locales.ts';

export interface KeepAccountData {
  section: 'keep_account';
  /** asked: an erasure was just asked for in this browser. under_way: the link can undo an erasure. ended: it no longer can. */
  state: 'asked' | 'under_way' | 'ended';
  /** The address of the account that will be erased, and the day on which it will be. */
  email: string;
  day: string;
}

/** What the mailed link shows about an erasure; nobody else can see that one is under way. */
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
