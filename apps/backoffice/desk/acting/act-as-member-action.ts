import { askToAct } from '@spindle/domain/accounts/acting/ask-to-act.ts';
import { findAddress } from '@spindle/domain/accounts/find-address.ts';
import type { Actor } from '@spindle/domain/actor.ts';
import { mailLink } from '@spindle/domain/mail/mail-link.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { z } from 'zod';
import { deskWords, filled } from '../desk-words.ts';
import type { Outcome } from '../forms/staff-action.ts';

/** The form that opens the shop as a member sees it. */
export async function actAsMemberAction(
  { deps }: Pick<Shop, 'deps'>,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const memberId = z.uuid().safeParse(form.get('member')).data;
  if (memberId === undefined) return { problem: 'member_gone' };
  const asked = await askToAct(deps, actor, { memberId, reason: String(form.get('reason') ?? '') });
  if (!asked.ok) return { problem: asked.error === 'member_unknown' ? 'member_gone' : asked.error };
  const { words, locale } = deskWords(String(form.get('language') ?? ''));
  const { email = '' } = (await findAddress(deps.db, memberId)) ?? {};
  const known = deps.sites.find((site) => site.locale === locale) ?? deps.sites[0];
  // What stands behind `#` reaches no server log and no other page's Referer.
  const to = `${mailLink(deps.sites, known.locale, '/member', { a: 'act_as' })}#${asked.ticket}`;
  const said = words.buyers.act;
  return new Response(
    leadingPage({ to, text: filled(said.ready, { email }), link: said.link, title: said.title }),
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      },
    },
  );
}

/**
 * A page instead of a redirect, because browsers do not follow a redirect from a form to another origin. It forwards by
 * itself, and has a link.
 */
function leadingPage(said: { to: string; text: string; link: string; title: string }): string {
  const { to, text, link, title } = { ...said, ...escaped(said) };
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"><title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="${to}" rel="noreferrer">${link}</a></p>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = <Texts extends Record<string, string>>(texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign),
    ]),
  ) as Texts;
