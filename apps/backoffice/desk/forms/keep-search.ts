import type { Actor } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { mayAct } from '@spindle/domain/staff/may-act.ts';
import type { Permission } from '@spindle/domain/staff/permission.ts';
import { keepForm } from './kept-forms.ts';
import type { Outcome } from './staff-action.ts';

/**
 * A search (`DeskSearch`) for what may be a licence key or a mail address. The page with the results reads what was typed
 * with `keptForm`, so that it stands in no URL, which histories and logs keep.
 * @param page the page with the results, below `/admin`
 */
export function keepSearch(page: string, permission: Permission) {
  return async ({ deps }: Pick<Shop, 'deps'>, actor: Actor, form: FormData): Promise<Outcome> => {
    if (!(await mayAct(deps.db, actor, permission))) return { problem: 'not_allowed' };
    return { found: `${page}?${new URLSearchParams({ kept: keepForm(form, actor, deps.clock) })}` };
  };
}
