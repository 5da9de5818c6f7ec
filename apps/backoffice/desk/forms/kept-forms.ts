import { randomUUID } from 'node:crypto';
import type { Actor } from '@spindle/domain/actor.ts';
import type { Clock } from '@spindle/platform/clock.ts';

/** How long a refused form waits to be put right, in ms. */
const KEEP_MS = 30 * 60_000;
/** Forms at most; then the oldest goes. */
const MOST = 200;

interface KeptForm {
  staffId: string;
  typed: Readonly<Record<string, string>>;
  until: number;
}

/** Kept globally, because Next.js bundles pages and routes apart. There is one back office. */
const KEY = Symbol.for('spindle.kept-forms');
const holder = globalThis as { [KEY]?: Map<string, KeptForm> };
holder[KEY] ??= new Map();
const forms = holder[KEY];

/**
 * Keeps what was typed into a refused form that says who somebody is: unlike that of other forms it does not stand in the
 * page's address, which logs and histories keep.
 * @returns what the page asks for it with (`keptForm`).
 */
export function keepForm(form: FormData, actor: Actor, clock: Clock): string {
  const now = clock.now().getTime();
  for (const [id, { until }] of forms) if (until <= now || forms.size >= MOST) forms.delete(id);
  const id = randomUUID();
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  forms.set(id, { staffId: actor.kind === 'staff' ? actor.staffId : '', typed, until: now + KEEP_MS });
  return id;
}

/** What was typed, for who has typed it; empty when that is over. */
export function keptForm(
  id: string | undefined,
  actor: Actor,
  clock: Clock,
): Readonly<Record<string, string | undefined>> {
  const kept = forms.get(id ?? '');
  const isTheirs = actor.kind === 'staff' && kept?.staffId === actor.staffId;
  return kept && isTheirs && kept.until > clock.now().getTime() ? kept.typed : {};
}
