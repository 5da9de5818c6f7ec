import type { Actor } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { askForCallToken } from '@spindle/domain/staff/ask-for-call-token.ts';
import { CALL_TOKEN_MINUTES } from '@spindle/domain/staff/call-token.ts';
import { shownOncePage } from '../../shown-once-page.ts';
import { deskWords, filled } from '../desk-words.ts';
import type { Outcome } from '../forms/staff-action.ts';
import { PROMOTIONS_PAGE } from '../pages.ts';

/** The button that makes a token for the shop's calls. The token is shown once, and stands in no URL, no cookie and no cache. */
export async function makeCallTokenAction(
  { deps }: Pick<Shop, 'deps'>,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const asked = await askForCallToken(deps, actor);
  if (!asked.ok) return { problem: asked.error };
  const { words, locale } = deskWords(String(form.get('language') ?? ''));
  const said = words.promotions.callToken;
  return shownOncePage({
    locale,
    title: said.title,
    about: filled(said.about, { minutes: String(CALL_TOKEN_MINUTES) }),
    shown: `<p><code>${asked.token}</code></p>`,
    style: 'code{overflow-wrap:anywhere}',
    back: { href: `/admin${PROMOTIONS_PAGE}`, label: said.back },
  });
}
