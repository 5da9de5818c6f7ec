import { type Actor, STAFF_ROLES } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { changeRole } from '@spindle/domain/staff/change-role.ts';
import { mayAct } from '@spindle/domain/staff/may-act.ts';
import { PERMISSIONS } from '@spindle/domain/staff/permission.ts';
import { OTHER_CURRENCIES } from '@spindle/domain/staff/role.ts';
import { CURRENCIES } from '@spindle/platform/currencies.ts';
import type { ProveSender } from '../forms/desk-route.ts';
import { typedOf } from '../forms/form-fields.ts';
import { minorOf } from '../forms/money-field.ts';
import type { Outcome } from '../forms/staff-action.ts';

/**
 * The form of a role. It takes the sender's own password, like all that decides who may do what: otherwise somebody who finds an
 * unattended desk could give the role of an account of theirs all permissions.
 */
export async function changeRoleAction(
  { deps }: Pick<Shop, 'deps'>,
  actor: Actor,
  form: FormData,
  prove: ProveSender,
): Promise<Outcome> {
  const password = form.get('password');
  // What was typed comes back in the page's URL.
  form.delete('password');
  const role = STAFF_ROLES.find((name) => name === form.get('role'));
  const limits = limitsOf(form);
  if (!role || !limits) return { ...typedOf(form), problem: 'role_invalid' };
  if (actor.kind !== 'staff' || !(await mayAct(deps.db, actor, 'roles')))
    return { ...typedOf(form), problem: 'not_allowed' };
  const proof = await prove(actor.staffId, password);
  if (!proof.ok) return { ...typedOf(form), problem: proof.error };
  const permissions = PERMISSIONS.filter((permission) => form.getAll('permissions').includes(permission));
  const changed = await changeRole(deps, actor, { role, permissions, refundLimits: limits });
  return changed.ok ? { done: role } : { ...typedOf(form), problem: changed.error };
}

/** The refund limits in the form; undefined if one of them is not an amount. */
function limitsOf(form: FormData) {
  const unlimited = form.getAll('unlimited');
  const all = ([...CURRENCIES, OTHER_CURRENCIES] as const).filter((currency) => unlimited.includes(currency));
  const amounts = CURRENCIES.flatMap((currency) => {
    const written = String(form.get(`limit_${currency}`) ?? '').trim();
    const isUnlimited = all.some((other) => other === currency);
    return written === '' || isUnlimited ? [] : [{ currency, maxMinor: minorOf(written, currency) }];
  });
  const read = amounts.flatMap(({ currency, maxMinor }) =>
    maxMinor === undefined ? [] : [{ currency, maxMinor }],
  );
  if (read.length < amounts.length) return undefined;
  return [...read, ...all.map((currency) => ({ currency, maxMinor: null }))];
}
