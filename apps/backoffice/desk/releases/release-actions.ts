import type { Actor } from '@spindle/domain/actor.ts';
import { setReleaseNotes } from '@spindle/domain/downloads/set-release-notes.ts';
import { withdrawRelease } from '@spindle/domain/downloads/withdraw-release.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { z } from 'zod';
import type { Outcome } from '../forms/staff-action.ts';

type Deps = Pick<Shop, 'deps'>;

const idOf = (form: FormData) => z.uuid().safeParse(form.get('release')).data;

/** The form of a release's notes; a language that is left empty has none. */
export async function setReleaseNotesAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const releaseId = idOf(form);
  if (!releaseId) return { problem: 'release_gone' };
  const written = ALL_LOCALES.map((locale) => [locale, String(form.get(`notes_${locale}`) ?? '').trim()]);
  const notes = Object.fromEntries(written.filter(([, text]) => text));
  const set = await setReleaseNotes(deps, actor, { releaseId, notes });
  return set.ok ? { done: set.fileName, as: 'noted' } : { problem: set.error, edit: releaseId };
}

/** The button that withdraws a release. */
export async function withdrawReleaseAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const releaseId = idOf(form);
  if (!releaseId) return { problem: 'release_gone' };
  const withdrawn = await withdrawRelease(deps, actor, { releaseId });
  return withdrawn.ok ? { done: withdrawn.fileName, as: 'withdrawn' } : { problem: withdrawn.error };
}
