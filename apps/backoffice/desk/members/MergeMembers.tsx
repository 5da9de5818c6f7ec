import type { Actor } from '@spindle/domain/actor.ts';
import { previewMerge } from '@spindle/domain/members/preview-merge.ts';
import { searchMembers } from '@spindle/domain/members/search-members.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { DeskWords } from '../desk-words.ts';
import { DeskField } from '../forms/DeskForm.tsx';
import { memberPage } from '../pages.ts';
import { MergePreview } from './MergePreview.tsx';

/** Finds another account of the same person, and shows what a merge would move. */
export async function MergeMembers({
  deps,
  actor,
  kept,
  asked,
  words,
  locale,
  money,
}: {
  deps: Shop['deps'];
  actor: Actor;
  /** The member whose page this is. */
  kept: { id: string; email: string };
  /** The address or id of the other account, as it was typed. */
  asked: string | undefined;
  words: DeskWords;
  locale: Locale;
  money(amountMinor: number, currency: string): string;
}) {
  const said = words.member.merge;
  const lostId = asked ? await whose(deps, actor, asked) : undefined;
  const found =
    lostId === undefined ? undefined : await previewMerge(deps, actor, { keptId: kept.id, lostId });
  return (
    <section aria-labelledby="merge">
      <h2 id="merge">{said.title}</h2>
      <p>{said.about}</p>
      <form className="desk-form" action={`/admin${memberPage(kept.id)}#merge`}>
        <div className="desk-fields">
          <DeskField name="merge" label={said.other} value={asked ?? ''} required wide />
        </div>
        <p className="desk-buttons">
          <button type="submit">{said.show}</button>
        </p>
      </form>
      {asked && (!found || (!found.ok && found.error === 'not_found')) && <p role="alert">{said.notFound}</p>}
      {found && !found.ok && found.error === 'same_member' && (
        <p role="alert">{words.problems.same_member}</p>
      )}
      {found?.ok && <MergePreview preview={found.preview} {...{ words, locale, money }} />}
    </section>
  );
}

/** The id of the account with exactly this address or id: only a full match may be merged. */
async function whose(deps: Shop['deps'], actor: Actor, asked: string): Promise<string | undefined> {
  const typed = asked.trim().toLowerCase();
  const found = await searchMembers(deps.db, actor, typed);
  if (!found.ok) return undefined;
  return found.accounts.find(({ id, email }) => id === typed || email === typed)?.id;
}
