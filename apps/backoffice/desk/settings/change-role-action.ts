import { type Actor, STAFF_ROLES } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { changeRole } from '@spindle/domain/staff/change-role.ts';
import { PERMISSIONS } from '@spindle/domain/staff/permission.ts';
import { OTHER_CURRENCIES } from '@spindle/domain/staff/role.ts';
import { CURRENCIES } from '@spindle/platform/currencies.ts';
import { typedOf } from '../forms/form-fields.ts';
import { minorOf } from '../forms/money-field.ts';
import type { Outcome } from '../forms/staff-action.ts';

/** The form of a role. */
export async function changeRoleAction(
  { deps }: Pick<Shop, 'deps'>,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const role = STAFF_ROLES.find((name) => name === form.get('role'));
  const limits = limitsOf(form);
  if (!role || !limits) return { ...typedOf(form), problem: 'role_invalid' };
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
