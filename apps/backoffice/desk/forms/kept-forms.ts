import { randomUUID } from 'node:crypto';
import type { Actor } from '@spindle/domain/actor.ts';
import type { Clock } from '@spindle/platform/clock.ts';

/** How long a refused form is kept for correction, in ms. */
const KEEP_MS = 30 * 60_000;
/** At most this many forms are kept; the oldest is dropped for a new one. */
const MOST = 200;
/** And of each so much: forms of staff who may not use the desk are read and refused like others. */
const MOST_FIELDS = 50;
const MOST_CHARACTERS = 2_000;

interface KeptForm {
  staffId: string;
  typed: Readonly<Record<string, string>>;
  until: number;
}

/** Kept on `globalThis`, because Next.js bundles pages and routes separately. There is only one process of the back office. */
const KEY = Symbol.for('spindle.kept-forms');
const holder = globalThis as { [KEY]?: Map<string, KeptForm> };
holder[KEY] ??= new Map();
const forms = holder[KEY];

/**
 * Keeps what was typed into a refused form that identifies a person. Other forms put it into the page's URL, which logs
 * and histories keep.
 * @returns an id, with which the page reads it (`keptForm`)
 */
export function keepForm(form: FormData, actor: Actor, clock: Clock): string {
  const now = clock.now().getTime();
  for (const [id, { until }] of forms) if (until <= now || forms.size >= MOST) forms.delete(id);
  const id = randomUUID();
  const typed = Object.fromEntries(
    [...form]
      .slice(0, MOST_FIELDS)
      .map(([name, value]) => [name.slice(0, MOST_CHARACTERS), String(value).slice(0, MOST_CHARACTERS)]),
  );
  forms.set(id, { staffId: actor.kind === 'staff' ? actor.staffId : '', typed, until: now + KEEP_MS });
  return id;
}

/** What was typed, but only for the member of staff who typed it; empty once it has expired. */
export function keptForm(
  id: string | undefined,
  actor: Actor,
  clock: Clock,
): Readonly<Record<string, string | undefined>> {
  const kept = forms.get(id ?? '');
  const isTheirs = actor.kind === 'staff' && kept?.staffId === actor.staffId;
  return kept && isTheirs && kept.until > clock.now().getTime() ? kept.typed : {};
}
