import type { Actor } from '@spindle/domain/actor.ts';
import { blockMember } from '@spindle/domain/members/block-member.ts';
import { endMemberSessions } from '@spindle/domain/members/end-member-sessions.ts';
import { mergeMembers } from '@spindle/domain/members/merge-members.ts';
import { setMemberLevel } from '@spindle/domain/members/set-member-level.ts';
import { editNote, removeNote, writeNote } from '@spindle/domain/members/write-note.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { z } from 'zod';
import type { Outcome } from '../forms/staff-action.ts';
import { MEMBERS_PAGE, memberPage } from '../pages.ts';

type Deps = Pick<Shop, 'deps'>;

const uuid = z.uuid();
const idIn = (form: FormData, name: string) => uuid.safeParse(form.get(name)).data;

const PROBLEMS = {
  not_allowed: 'not_allowed',
  not_found: 'member_gone',
  note_invalid: 'note_invalid',
  reason_missing: 'reason_missing',
  as_it_is: 'as_it_is',
  level_invalid: 'level_invalid',
  same_member: 'same_member',
  merge_changed: 'merge_changed',
  merge_blocked: 'merge_blocked',
  merge_unproved: 'merge_unproved',
  merge_erased: 'merge_erased',
} as const;

/** Where the forms about a member lead back to. */
export function pageOfMember(form: FormData): string {
  const id = idIn(form, 'member');
  return id === undefined ? MEMBERS_PAGE : memberPage(id);
}

/** Writes a new note, or changes an old one. */
export async function noteMemberAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const memberId = idIn(form, 'member');
  if (memberId === undefined) return { problem: 'member_gone' };
  const text = String(form.get('text') ?? '').replaceAll('\r\n', '\n');
  const noteId = form.has('note') ? idIn(form, 'note') : null;
  if (noteId === undefined) return { problem: 'member_gone' };
  const noted = await (noteId === null
    ? writeNote(deps, actor, { memberId, text })
    : editNote(deps, actor, { memberId, noteId, text }));
  return noted.ok ? { done: 'note' } : { problem: PROBLEMS[noted.error] };
}

export async function removeMemberNoteAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const [memberId, noteId] = [idIn(form, 'member'), idIn(form, 'note')];
  if (memberId === undefined || noteId === undefined) return { problem: 'member_gone' };
  const removed = await removeNote(deps, actor, { memberId, noteId });
  return removed.ok ? { done: 'note_removed' } : { problem: PROBLEMS[removed.error] };
}

/** Ends one session, or all if none is named. */
export async function endMemberSessionsAction(
  { deps }: Deps,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const memberId = idIn(form, 'member');
  if (memberId === undefined) return { problem: 'member_gone' };
  const named = form.has('session');
  const sessionId = idIn(form, 'session');
  if (named && sessionId === undefined) return { problem: 'session_gone' };
  const ended = await endMemberSessions(deps, actor, { memberId, sessionId });
  if (ended.ok) return { done: named ? 'session' : 'sessions' };
  return { problem: ended.error === 'not_found' && named ? 'session_gone' : PROBLEMS[ended.error] };
}

export async function blockMemberAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const memberId = idIn(form, 'member');
  const change = z.enum(['block', 'unblock']).safeParse(form.get('change')).data;
  if (memberId === undefined || change === undefined) return { problem: 'member_gone' };
  const blocked = change === 'block';
  const reason = String(form.get('reason') ?? '');
  const done = await blockMember(deps, actor, { memberId, blocked, reason });
  return done.ok ? { done: blocked ? 'blocked' : 'unblocked' } : { problem: PROBLEMS[done.error] };
}

export async function setMemberLevelAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const memberId = idIn(form, 'member');
  if (memberId === undefined) return { problem: 'member_gone' };
  const typed = String(form.get('level') ?? '').trim();
  const level = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
  const set = await setMemberLevel(deps, actor, { memberId, level });
  return set.ok ? { done: 'level' } : { problem: PROBLEMS[set.error] };
}

/** Merges another account into the one on whose page the form was. */
export async function mergeMembersAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const [keptId, lostId] = [idIn(form, 'member'), idIn(form, 'lost')];
  if (keptId === undefined || lostId === undefined) return { problem: 'member_gone' };
  const shown = String(form.get('shown') ?? '');
  const reason = String(form.get('reason') ?? '');
  const merged = await mergeMembers(deps, actor, { keptId, lostId, shown, reason });
  if (merged.ok) return { done: 'merged' };
  // The preview is shown again, with what has changed.
  const again: Record<string, string> = merged.error === 'merge_changed' ? { merge: lostId } : {};
  return { problem: PROBLEMS[merged.error], ...again };
}
